/** The sentences of a Fluent file (plugins.ts). */
declare module '*.ftl' {
  const words: import('./lib/api').Words;
  export default words;
}

/** The small drawing for a cover, made by the build (plugins.ts). */
declare module '*/map.json?cover' {
  const drawing: { size: [number, number]; far: string; areas: { id: string; far: string }[] };
  export default drawing;
}

/** Where the whole drawing lies (plugins.ts); what is fetched there goes through `unpack`. */
declare module '*/map.json?packed' {
  const address: string;
  export default address;
}

/** The same in two files: what is needed at once, and what may follow. */
declare module '*/map.json?packed-without=relief,depth' {
  const address: string;
  export default address;
}
declare module '*/map.json?packed-only=relief,depth' {
  const address: string;
  export default address;
}
declare module '*/map.json?packed-without=mountains,sand,reeds,depth' {
  const address: string;
  export default address;
}
declare module '*/map.json?packed-only=mountains,sand,reeds,depth' {
  const address: string;
  export default address;
}
declare module '*/map.json?packed-without=hills,trees,reeds,sand,depth' {
  const address: string;
  export default address;
}
declare module '*/map.json?packed-only=hills,trees,reeds,sand,depth' {
  const address: string;
  export default address;
}
