/** The protocol of the server, typed (docs/protocol.md), a module a subject. Nothing here knows a game. */
export * from './acting';
export * from './games';
export * from './learning';
export * from './matches';
export * from './people';
export * from './review';
export * from './roles';
export * from './sentences';
export * from './table';
export * from './values';
