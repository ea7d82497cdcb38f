/** A value as one part of an address. A lone surrogate, on which `encodeURIComponent` throws, becomes U+FFFD. */
export const uriPart = (value: string): string => encodeURIComponent(value.toWellFormed());
