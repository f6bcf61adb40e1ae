/** A drawing in SVG as an address, for whatever shows pictures: as such it runs no scripts and fetches nothing. */
export const addressOfDrawing = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
