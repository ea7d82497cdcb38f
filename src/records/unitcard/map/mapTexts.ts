export const mapTexts = {
  title: 'Kaart',
  /** The specification gives this text (002 §8). */
  none: 'Geen kaart voor dit adres',
  failed: 'De plaats van dit adres kon niet worden opgezocht.',
  /** Read aloud when the map gets the keyboard focus. */
  map: (address: string) => `Kaart van ${address}. Verschuif met de pijltjestoetsen, zoom met + en -.`,
  place: (address: string, lat: string, lon: string) => `${address} ligt op ${lat} NB, ${lon} OL.`,
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  back: 'Terug naar het adres',
  streetView: 'Straatbeeld (opent in een nieuw venster)',
  makers: { openStreetMap: 'Kaart: © OpenStreetMap-bijdragers', pdok: 'Kaart: © Kadaster, via PDOK' },
  tilesFailed: 'De kaart kon niet worden getekend.',
} as const;
