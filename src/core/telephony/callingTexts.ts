export const callTexts = {
  call: (number: string) => `${number} bellen`,
  cannot: (number: string, reason: string) => `${number} bellen: ${reason}`,
} as const;
