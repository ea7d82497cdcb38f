/** Texts of the toasts that appear when the computer wakes up from sleep. */
export const sleepTexts = {
  left: 'Deze computer is in slaapstand geweest. Je bent daarom niet beschikbaar gezet.',
  failed:
    'Deze computer is in slaapstand geweest, maar je bent misschien nog beschikbaar. Kijk bij telefoon en chat hoe die nu staan.',
} as const;
