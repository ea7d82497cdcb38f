export const diagnosticsTexts = { pages: 'Pagina’s van diagnose' } as const;
