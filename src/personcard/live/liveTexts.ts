/** What is said while a card is brought up to date (001 §8). */
export const liveTexts = {
  person: 'Persoonlijke gegevens',
  timeline: 'Tijdlijn gegevens',
  failed: 'Synchronisatie persoonlijke gegevens mislukt',
} as const;
