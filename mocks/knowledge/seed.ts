import { fixedHexId } from '../db/fixedIds';
import { db } from '../db/db';

type Tree = readonly (string | readonly [name: string, children: Tree])[];

/** The subjects that customers ask about, at most five levels deep. */
const tree: Tree = [
  [
    'Wonen',
    [
      ['Huur opzeggen', ['Opleveren van de woning', 'Nalatenschap']],
      'Woningruil',
      ['Overlast', ['Geluid', 'Buren', 'Afval']],
      ['Zelf klussen', ['Keuken', 'Badkamer', 'Zonnepanelen']],
    ],
  ],
  [
    'Onderhoud',
    [
      [
        'Reparaties',
        [
          ['Lekkage', [['Binnen', [['Badkamer', ['Douche', 'Bad']], 'Keuken']], 'Dak en gevel']],
          'Verwarming',
          'Deuren en ramen',
        ],
      ],
      'Groot onderhoud',
      'Schoonmaak',
    ],
  ],
  ['Huur en betalen', ['Huurverhoging', 'Betalingsregeling', 'Servicekosten', 'Huurtoeslag']],
  ['Woning zoeken', ['Inschrijven', 'Urgentie', 'Reageren op een woning']],
  'Klachten & complimenten',
  'Organisatie',
];

let number = 0;

function plant(branch: Tree, parentId: string | null): void {
  for (const node of branch) {
    const [name, children] = typeof node === 'string' ? [node, []] : node;
    number += 1;
    const id = fixedHexId('af', number);
    db.subjects.add({ id, name, parentId, hasChildren: children.length > 0 });
    plant(children, id);
  }
}

export function seedSubjects(): void {
  number = 0;
  plant(tree, null);
}
