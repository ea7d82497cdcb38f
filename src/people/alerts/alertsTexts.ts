export const alertsTexts = {
  title: 'Let op',
  alert: (priority: string, title: string) => `${priority}: ${title}`,
  more: (rest: number) => `en nog ${rest}`,
} as const;
