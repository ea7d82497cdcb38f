/** Something that no decoder lets through and no component can draw. */
export const UNDRAWABLE = {} as never;
