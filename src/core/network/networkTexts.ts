export const networkTexts = {
  offline: 'Netwerkverbinding verbroken',
} as const;
