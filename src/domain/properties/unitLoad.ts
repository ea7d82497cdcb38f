/** The load status of a unit card (002 §3); it is Jitting while the unit's hub synchronises. */
export const UnitLoad = { Empty: 0, Loading: 1, Jitting: 2, Loaded: 3 } as const;
export type UnitLoad = (typeof UnitLoad)[keyof typeof UnitLoad];
