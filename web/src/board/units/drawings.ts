/** The drawing of every role that a unit can have (`romanum.engine.pages.unit_roles`). */
import { FOOT } from './foot';
import { MOUNTED } from './horse';
import { THINGS } from './things';
import type { Mark } from './strokes';

export const DRAWINGS: Readonly<Record<string, readonly Mark[]>> = { ...FOOT, ...MOUNTED, ...THINGS };
