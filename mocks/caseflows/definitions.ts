import { fixedId } from '../db/fixedIds';
import type { SelfServiceScenario } from '../wire/selfService';
import type { TaskOutcomeStatus } from '@/domain/task/taskOutcome';
import type { groupIds } from '../session/users';
import { scenarios } from './vocabulary';
import type { OutcomeRecord } from '../db/records';

type Group = keyof typeof groupIds;

export interface StepTaskDefinition {
  title: string;
  isOptional: boolean;
  outcomes: OutcomeRecord[];
}

export interface StepDefinition {
  title: string;
  group: Group;
  /** How long it may take. */
  days: number;
  tasks: readonly StepTaskDefinition[];
  scenarios: readonly { scenario: SelfServiceScenario; startAutomatically: boolean }[];
}

export interface CaseFlowDefinition {
  name: string;
  title: string;
  /** `{straat}`, `{huisnummer}`, `{naam}` and `{bedrag}` are filled in. */
  caseTitle: string;
  /** By which scenario a customer can start it in the portal. */
  startedBy: SelfServiceScenario | null;
  steps: readonly StepDefinition[];
}

let made = 0;

/** Every case of a kind has the same outcomes, by the same ids. */
const outcome = (title: string, label: string, status: TaskOutcomeStatus): OutcomeRecord => {
  made += 1;
  return { id: fixedId('0c', made), title, label, status };
};

const task = (title: string, ...outcomes: OutcomeRecord[]): StepTaskDefinition => ({
  title,
  isOptional: false,
  outcomes,
});

const optional = (title: string, ...outcomes: OutcomeRecord[]): StepTaskDefinition => ({
  ...task(title, ...outcomes),
  isOptional: true,
});

const step = (
  title: string,
  group: Group,
  days: number,
  tasks: readonly StepTaskDefinition[],
  stepScenarios: StepDefinition['scenarios'] = [],
): StepDefinition => ({ title, group, days, tasks, scenarios: stepScenarios });

const offered = (scenario: SelfServiceScenario) => ({ scenario, startAutomatically: false });
const started = (scenario: SelfServiceScenario) => ({ scenario, startAutomatically: true });

const approval = [
  outcome('Toegekend', 'Akkoord', 'Positive'),
  outcome('Aanvullende stukken nodig', 'Opvragen', 'Neutral'),
  outcome('Afgewezen', 'Niet akkoord', 'Negative'),
] as const;

const visit = [
  outcome('Partijen zijn eruit', 'Opgelost', 'Positive'),
  outcome('Buurtbemiddeling voorgesteld', 'Bemiddeling', 'Neutral'),
  outcome('Dossier naar juridische zaken', 'Escaleren', 'Negative'),
] as const;

const completeness = [
  outcome('Dossier compleet', 'Compleet', 'Positive'),
  outcome('Stukken opgevraagd', 'Wachten op huurder', 'Neutral'),
] as const;

const inspection = [
  outcome('Geen gebreken', 'Goedgekeurd', 'Positive'),
  outcome('Herstel door huurder', 'Herstel nodig', 'Neutral'),
  outcome('Herstel door ons, kosten voor huurder', 'Afgekeurd', 'Negative'),
] as const;

/** The cases of this housing corporation, step by step. */
export const caseFlowDefinitions: readonly CaseFlowDefinition[] = [
  {
    name: 'Woningverlating',
    title: 'Woningverlating',
    caseTitle: 'Woningverlating {straat} {huisnummer}',
    startedBy: null,
    steps: [
      step('Opzegging bevestigen', 'klantcontact', 2, [task('Opzegging controleren', ...completeness)]),
      step(
        'Voorinspectie',
        'mutatie',
        10,
        [task('Voorinspectie uitvoeren', ...inspection), optional('Overname met nieuwe huurder bespreken')],
        [started(scenarios.inspectionDate)],
      ),
      step('Eindinspectie', 'mutatie', 14, [
        task('Eindinspectie uitvoeren', ...inspection),
        task('Meterstanden en sleutels registreren'),
      ]),
      step('Eindafrekening', 'incasso', 7, [task('Eindafrekening opmaken en versturen')]),
    ],
  },
  {
    name: 'Overlast',
    title: 'Overlast',
    caseTitle: 'Geluidsoverlast {straat} {huisnummer}',
    startedBy: scenarios.nuisanceLog,
    steps: [
      step(
        'Melding beoordelen',
        'leefbaarheid',
        2,
        [task('Melder terugbellen'), optional('Meldingen van omwonenden opzoeken')],
        [offered(scenarios.nuisanceLog)],
      ),
      step('Huisbezoek', 'leefbaarheid', 7, [
        task('Huisbezoek afleggen en verslag maken', ...visit),
        optional('Wijkagent informeren'),
      ]),
      step('Bemiddeling', 'wijkteam', 21, [
        task('Gesprek met beide partijen voeren', ...visit),
        optional('Buurtbemiddeling inschakelen'),
      ]),
      step('Nazorg', 'leefbaarheid', 30, [task('Nabellen of de overlast voorbij is')]),
    ],
  },
  {
    name: 'Huurachterstand',
    title: 'Huurachterstand',
    caseTitle: 'Huurachterstand {bedrag}, {straat} {huisnummer}',
    startedBy: null,
    steps: [
      step('Eerste contact', 'incasso', 3, [
        task(
          'Huurder bellen',
          outcome('Betaling toegezegd', 'Toezegging', 'Positive'),
          outcome('Regeling gewenst', 'Regeling', 'Neutral'),
          outcome('Geen contact gekregen', 'Geen gehoor', 'Negative'),
        ),
      ]),
      step(
        'Betalingsregeling',
        'incasso',
        7,
        [task('Voorstel beoordelen', ...approval), optional('Schuldhulpverlening inlichten')],
        [started(scenarios.paymentPlan), offered(scenarios.incomeProof)],
      ),
      step('Regeling volgen', 'incasso', 45, [task('Termijnen controleren')]),
    ],
  },
  {
    name: 'Woningruil',
    title: 'Woningruil',
    caseTitle: 'Woningruil {naam}',
    startedBy: scenarios.exchangeRequest,
    steps: [
      step(
        'Aanvraag controleren',
        'verhuur',
        5,
        [task('Stukken van beide huurders controleren', ...completeness)],
        [offered(scenarios.incomeProof)],
      ),
      step('Beoordelen', 'verhuur', 10, [
        task('Toetsen aan huurgeschiedenis en passendheid', ...approval),
        optional('Advies van de wijkbeheerder vragen'),
      ]),
      step('Woningen opnemen', 'mutatie', 14, [
        task('Beide woningen inspecteren', ...inspection),
        optional('Woningwaardering bijwerken'),
      ]),
      step('Contracten', 'verhuur', 7, [task('Contracten opstellen')], [started(scenarios.signContract)]),
      step('Afronden', 'klantcontact', 3, [task('Bevestiging aan beide huurders sturen')]),
    ],
  },
  {
    name: 'Mutatie en verhuur',
    title: 'Mutatie en verhuur',
    caseTitle: 'Nieuwe verhuring {straat} {huisnummer}',
    startedBy: null,
    steps: [
      step('Woning klaarmaken', 'mutatie', 14, [
        task('Herstelwerk inplannen'),
        optional('Cv-ketel laten keuren', ...inspection),
      ]),
      step('Aanbieden', 'verhuur', 7, [task('Kandidaten uitnodigen voor de bezichtiging')]),
      step(
        'Kandidaat toetsen',
        'verhuur',
        5,
        [task('Inkomen en inschrijving toetsen', ...approval)],
        [started(scenarios.incomeProof)],
      ),
      step('Contract', 'verhuur', 5, [task('Huurcontract opstellen')], [started(scenarios.signContract)]),
      step('Sleuteloverdracht', 'mutatie', 7, [task('Staat van oplevering opmaken', ...inspection)]),
      step('Welkom', 'klantcontact', 14, [optional('Welkomstgesprek voeren')]),
    ],
  },
  {
    name: 'Klacht',
    title: 'Klacht',
    caseTitle: 'Klacht van {naam} over de afhandeling van een reparatie',
    startedBy: scenarios.complaint,
    steps: [
      step('Ontvangst bevestigen', 'klantcontact', 2, [task('Indiener bellen')]),
      step('Onderzoek', 'onderhoud', 10, [
        task(
          'Klacht onderzoeken',
          outcome('Klacht gegrond', 'Gegrond', 'Positive'),
          outcome('Klacht deels gegrond', 'Deels gegrond', 'Neutral'),
          outcome('Klacht ongegrond', 'Ongegrond', 'Negative'),
        ),
        optional('Aannemer om een reactie vragen'),
      ]),
      step('Antwoord', 'klantcontact', 5, [task('Antwoord aan de indiener sturen')]),
    ],
  },
  {
    name: 'ZAV-aanvraag',
    title: 'ZAV-aanvraag (zelf aangebrachte voorziening)',
    caseTitle: 'ZAV: inbouwkeuken {straat} {huisnummer}',
    startedBy: scenarios.alteration,
    steps: [
      step(
        'Aanvraag beoordelen',
        'onderhoud',
        5,
        [task('Aanvraag technisch beoordelen', ...approval)],
        [offered(scenarios.alteration)],
      ),
      step('Toestemming', 'verhuur', 5, [task('Toestemmingsbrief versturen')]),
      step('Controle', 'onderhoud', 60, [
        task('Uitvoering controleren', ...inspection),
        optional('Tekening aan het woningdossier toevoegen'),
      ]),
    ],
  },
  {
    name: 'Medehuurderschap',
    title: 'Medehuurderschap',
    caseTitle: 'Medehuurderschap {naam}',
    startedBy: null,
    steps: [
      step(
        'Dossier',
        'verhuur',
        5,
        [task('Stukken controleren', ...completeness)],
        [offered(scenarios.incomeProof)],
      ),
      step('Beoordeling', 'verhuur', 10, [
        task('Aanvraag medehuurderschap beoordelen', ...approval),
        optional('Verklaring van samenwonen opvragen'),
      ]),
      step('Besluit', 'klantcontact', 3, [task('Besluit versturen')], [started(scenarios.signContract)]),
    ],
  },
  {
    name: 'Huuropzegging',
    title: 'Huuropzegging',
    caseTitle: 'Huuropzegging {straat} {huisnummer}',
    startedBy: null,
    steps: [
      step('Opzegging verwerken', 'verhuur', 2, [task('Bevestiging van de opzegging versturen')]),
      step(
        'Inspecties plannen',
        'mutatie',
        5,
        [task('Afspraken inplannen')],
        [started(scenarios.inspectionDate)],
      ),
      step('Opleveren', 'mutatie', 30, [task('Oplevering afhandelen', ...inspection)]),
    ],
  },
];
