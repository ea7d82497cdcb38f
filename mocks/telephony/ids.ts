import { fixedHexId } from '../db/fixedIds';
export const toRegistrationId = (number: number): string => fixedHexId('d6', number);
export const quickDialId = (number: number): string => fixedHexId('d7', number);
export const quickLinkId = (number: number): string => fixedHexId('bd', number);

/** The form of a text tells which argument it is. */
export const isCallId = (text: string): boolean => /^(?:verbinding-\d+|d6000000-.*)$/i.test(text);
export const isGuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
