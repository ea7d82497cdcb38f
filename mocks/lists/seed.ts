import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';

const TAGS = ['beleid', 'werkinstructie', 'veelgevraagd', 'tijdelijk'];

export function seedMetaTags(): void {
  TAGS.forEach((name, index) =>
    db.metaTags.add({
      id: fixedId('ed', index + 1),
      name,
      title: name,
      description: `Alles over ${name}`,
    }),
  );
}
