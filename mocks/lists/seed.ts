import { db } from '../db/db';

const TAGS = ['beleid', 'werkinstructie', 'veelgevraagd', 'tijdelijk'];

export function seedMetaTags(): void {
  TAGS.forEach((name, index) =>
    db.metaTags.add({
      id: `ed000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      name,
      title: name,
      description: `Alles over ${name}`,
    }),
  );
}
