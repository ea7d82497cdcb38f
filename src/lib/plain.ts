/** Letters as somebody types them who looks for something: without accents, and small. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
