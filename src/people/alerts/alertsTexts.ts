export const alertsTexts = {
  title: 'Let op',
  alert: (priority: string, title: string) => `${priority}: ${title}`,
} as const;
