/** What stands in messages of every kind. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a seat may not see stands in a view as this number. */
export const HIDDEN = -9;
