/** Reasons, replies and messages need more than white space (000 §5). */
export const isFilledIn = (text: string): boolean => text.trim() !== '';
