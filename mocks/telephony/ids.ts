const idOf = (kind: string, number: number): string =>
  `${kind}000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const toRegistrationId = (number: number): string => idOf('d6', number);
export const quickDialId = (number: number): string => idOf('d7', number);
export const quickLinkId = (number: number): string => idOf('bd', number);

/** By what a text is, it is known which argument it is. */
export const isCallId = (text: string): boolean => /^(?:verbinding-\d+|d6000000-.*)$/i.test(text);
export const isGuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
