import { rowsOf } from '../db/rows';
import type { ActionSpecification } from '../wire/repairs';

interface DefectSeed {
  part: string;
  name: string;
  rule?: Partial<Omit<ActionSpecification, 'vendorOptionIds'>> & {
    /** The vendors who come, by their place in the list of vendors. */
    vendors?: readonly number[];
  };
}

/** These ids occur in the list of service funds. */
const GLASS_FUND = 'e7000000-0000-4000-8000-000000000001';
const SEWER_FUND = 'e7000000-0000-4000-8000-000000000002';
const URGENT = 'Dit kan niet via een reparatieverzoek. Bel direct het spoednummer.';

/** The meaning of each word that a rule in the outline may use. */
const meanings: Readonly<Record<string, DefectSeed['rule']>> = {
  plumber: { isPlannable: true, vendors: [0, 1] },
  carpenter: { isPlannable: true, vendors: [1] },
  full: { isPlannable: true, vendors: [2] },
  remark: { remarkIsRequired: true },
  glass: { serviceFundId: GLASS_FUND },
  sewer: { serviceFundId: SEWER_FUND },
  urgent: { canFinish: false, message: URGENT },
  tenant: { forTenant: true },
};

/* `part | defect | rule | message` */
const WATER = `
  Kraan | Kraan lekt | plumber
  Kraan | Kraan zit los | plumber
  Kraan | Kraan is verkalkt | tenant | Ontkalken doet de huurder zelf. Zie de brochure Zelf klussen.
  Afvoer | Afvoer is verstopt | plumber remark sewer
  Afvoer | Afvoer stinkt
  Leiding | Leiding lekt een beetje | plumber remark
  Leiding | Leiding is gesprongen | urgent
`;
const ELECTRICITY = `
  Elektra | Stopcontact doet het niet | full
  Elektra | Kortsluiting | urgent
  Elektra | Lamp is stuk | tenant | Een lamp vervangt de huurder zelf.
`;
const WOODWORK = `
  Deur | Deur klemt | carpenter
  Deur | Slot werkt niet | carpenter
  Raam | Raam sluit niet | carpenter
  Raam | Ruit is gebarsten | carpenter glass
`;
const BATHROOM = `
  Toilet | Toilet loopt door | plumber
  Toilet | Toilet is verstopt | plumber remark
`;
const KITCHEN = 'Kastje | Scharnier is stuk | carpenter';
const HEATING = `
  Radiator | Radiator wordt niet warm | plumber
  Radiator | Radiator tikt | tenant | Ontluchten doet de huurder zelf.
  Ketel | Geen warm water | plumber remark
  Ketel | Gaslucht | urgent | Ga naar buiten en bel het nationale storingsnummer gas.
`;
const ROOF = `
  Goot | Goot lekt | plumber
  Goot | Goot is verstopt
  Dak | Dak lekt | urgent
`;
const GARDEN = 'Schutting | Schutting staat scheef | tenant | De schutting is van de huurder.';
const LIFT = `
  Liftdeur | Liftdeur sluit niet | full
  Liftkooi | Lift staat stil
  Liftkooi | Iemand zit vast in de lift | urgent
`;
const ENTRANCE = `
  Entreedeur | Entreedeur valt niet dicht | carpenter
  Entreedeur | Intercom werkt niet
  Verlichting | Verlichting is uit
`;

type Rule = NonNullable<DefectSeed['rule']>;

const ruleOf = (words: string, message: string | undefined): Rule =>
  words
    .split(' ')
    .reduce<Rule>((rule, word) => ({ ...rule, ...meanings[word], ...(message && { message }) }), {});

const defectOf = ([part = '', name = '', words, message]: readonly string[]): DefectSeed => ({
  part,
  name,
  ...(words !== undefined && { rule: ruleOf(words, message) }),
});

/** A room with the code of its location type. */
const room = (name: string, place: string, ...tables: string[]) => ({
  name,
  place,
  defects: tables.flatMap((table) => rowsOf(table).map(defectOf)),
});

/** The tree of defects: an area, a room, a part of it and then the defect. */
export const areas = {
  'In de woning': [
    room('Badkamer', 'BAD', WATER, BATHROOM, ELECTRICITY),
    room('Keuken', 'KEUKEN', WATER, ELECTRICITY, KITCHEN),
    room('Woonkamer', 'WOON', WOODWORK, ELECTRICITY),
    room('Slaapkamer', 'SLAAP', WOODWORK, ELECTRICITY),
    room('Verwarming', 'CV', HEATING),
  ],
  'Buiten de woning': [room('Dak en goot', 'DAK', ROOF), room('Tuin', 'TUIN', GARDEN)],
  'In het gebouw': [room('Lift', 'LIFT', LIFT), room('Entree', 'ENTREE', ENTRANCE)],
};

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
