import type { ActionSpecification } from '../wire/repairs';

/** Which vendor comes, by the place in the list of vendors. */
type Vendors = readonly number[];

export interface DefectSeed {
  name: string;
  rule?: Partial<Omit<ActionSpecification, 'vendorOptionIds'>> & { vendors?: Vendors };
}

export interface PartSeed {
  name: string;
  defects: readonly DefectSeed[];
}

export interface RoomSeed {
  name: string;
  /** The code of its location type. */
  place: string;
  parts: readonly PartSeed[];
}

export interface AreaSeed {
  name: string;
  rooms: readonly RoomSeed[];
}

const URGENT = 'Dit kan niet via een reparatieverzoek. Bel direct het spoednummer.';
const PLUMBER = { isPlannable: true, vendors: [0, 1] } as const;
const CARPENTER = { isPlannable: true, vendors: [1] } as const;
const FULL = { isPlannable: true, vendors: [2] } as const;

/** Of the list of service funds. */
const GLASS_FUND = 'e7000000-0000-4000-8000-000000000001';
const SEWER_FUND = 'e7000000-0000-4000-8000-000000000002';

const must = (message = URGENT) => ({ canFinish: false, message });
const ownWork = (message: string) => ({ forTenant: true, message });

const WATER: readonly PartSeed[] = [
  {
    name: 'Kraan',
    defects: [
      { name: 'Kraan lekt', rule: PLUMBER },
      { name: 'Kraan zit los', rule: PLUMBER },
      {
        name: 'Kraan is verkalkt',
        rule: ownWork('Ontkalken doet de huurder zelf. Zie de brochure Zelf klussen.'),
      },
    ],
  },
  {
    name: 'Afvoer',
    defects: [
      { name: 'Afvoer is verstopt', rule: { ...PLUMBER, remarkIsRequired: true, serviceFundId: SEWER_FUND } },
      { name: 'Afvoer stinkt' },
    ],
  },
  {
    name: 'Leiding',
    defects: [
      { name: 'Leiding lekt een beetje', rule: { ...PLUMBER, remarkIsRequired: true } },
      { name: 'Leiding is gesprongen', rule: must() },
    ],
  },
];

const ELECTRICITY: PartSeed = {
  name: 'Elektra',
  defects: [
    { name: 'Stopcontact doet het niet', rule: FULL },
    { name: 'Kortsluiting', rule: must() },
    { name: 'Lamp is stuk', rule: ownWork('Een lamp vervangt de huurder zelf.') },
  ],
};

const WOODWORK: readonly PartSeed[] = [
  {
    name: 'Deur',
    defects: [
      { name: 'Deur klemt', rule: CARPENTER },
      { name: 'Slot werkt niet', rule: CARPENTER },
    ],
  },
  {
    name: 'Raam',
    defects: [
      { name: 'Raam sluit niet', rule: CARPENTER },
      { name: 'Ruit is gebarsten', rule: { ...CARPENTER, serviceFundId: GLASS_FUND } },
    ],
  },
];

/** What can be wrong, and where: three answers and then the defect. */
export const areas: readonly AreaSeed[] = [
  {
    name: 'In de woning',
    rooms: [
      {
        name: 'Badkamer',
        place: 'BAD',
        parts: [
          ...WATER,
          {
            name: 'Toilet',
            defects: [
              { name: 'Toilet loopt door', rule: PLUMBER },
              { name: 'Toilet is verstopt', rule: { ...PLUMBER, remarkIsRequired: true } },
            ],
          },
          ELECTRICITY,
        ],
      },
      {
        name: 'Keuken',
        place: 'KEUKEN',
        parts: [
          ...WATER,
          ELECTRICITY,
          { name: 'Kastje', defects: [{ name: 'Scharnier is stuk', rule: CARPENTER }] },
        ],
      },
      { name: 'Woonkamer', place: 'WOON', parts: [...WOODWORK, ELECTRICITY] },
      { name: 'Slaapkamer', place: 'SLAAP', parts: [...WOODWORK, ELECTRICITY] },
      {
        name: 'Verwarming',
        place: 'CV',
        parts: [
          {
            name: 'Radiator',
            defects: [
              { name: 'Radiator wordt niet warm', rule: PLUMBER },
              { name: 'Radiator tikt', rule: ownWork('Ontluchten doet de huurder zelf.') },
            ],
          },
          {
            name: 'Ketel',
            defects: [
              { name: 'Geen warm water', rule: { ...PLUMBER, remarkIsRequired: true } },
              { name: 'Gaslucht', rule: must('Ga naar buiten en bel het nationale storingsnummer gas.') },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Buiten de woning',
    rooms: [
      {
        name: 'Dak en goot',
        place: 'DAK',
        parts: [
          { name: 'Goot', defects: [{ name: 'Goot lekt', rule: PLUMBER }, { name: 'Goot is verstopt' }] },
          { name: 'Dak', defects: [{ name: 'Dak lekt', rule: must() }] },
        ],
      },
      {
        name: 'Tuin',
        place: 'TUIN',
        parts: [
          {
            name: 'Schutting',
            defects: [{ name: 'Schutting staat scheef', rule: ownWork('De schutting is van de huurder.') }],
          },
        ],
      },
    ],
  },
  {
    name: 'In het gebouw',
    rooms: [
      {
        name: 'Lift',
        place: 'LIFT',
        parts: [
          { name: 'Liftdeur', defects: [{ name: 'Liftdeur sluit niet', rule: FULL }] },
          {
            name: 'Liftkooi',
            defects: [{ name: 'Lift staat stil' }, { name: 'Iemand zit vast in de lift', rule: must() }],
          },
        ],
      },
      {
        name: 'Entree',
        place: 'ENTREE',
        parts: [
          {
            name: 'Entreedeur',
            defects: [
              { name: 'Entreedeur valt niet dicht', rule: CARPENTER },
              { name: 'Intercom werkt niet' },
            ],
          },
          { name: 'Verlichting', defects: [{ name: 'Verlichting is uit' }] },
        ],
      },
    ],
  },
];

/** Location types: code, name, and whether the place is shared. */
export const places: readonly (readonly [code: string, name: string, isCollective: boolean])[] = [
  ['BAD', 'Badkamer', false],
  ['KEUKEN', 'Keuken', false],
  ['WOON', 'Woonkamer', false],
  ['SLAAP', 'Slaapkamer', false],
  ['LIFT', 'Lift', true],
  ['ENTREE', 'Entree', true],
  ['CV', 'Verwarming', false],
  ['DAK', 'Dak en goot', false],
  ['TUIN', 'Tuin', false],
];
