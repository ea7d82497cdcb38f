import { rowsOf } from '../db/rows';
import { fixedId } from '../db/fixedIds';
import type { SelfServiceScenario } from '../wire/selfService';
import type { TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
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
  /** The number of days that the step may take. */
  days: number;
  tasks: readonly StepTaskDefinition[];
  scenarios: readonly { scenario: SelfServiceScenario; startAutomatically: boolean }[];
}

export interface CaseFlowDefinition {
  name: string;
  title: string;
  /** `{straat}`, `{huisnummer}`, `{naam}` and `{bedrag}` are filled in. */
  caseTitle: string;
  /** The scenario with which a customer starts the case in the portal. */
  startedBy: SelfServiceScenario | null;
  steps: readonly StepDefinition[];
}

/** `name | title | label | status`: all cases of a kind share the outcomes and their ids. */
const outcomes = rowsOf(`
  approval | Toegekend | Akkoord | Positive
  approval | Aanvullende stukken nodig | Opvragen | Neutral
  approval | Afgewezen | Niet akkoord | Negative
  visit | Partijen zijn eruit | Opgelost | Positive
  visit | Buurtbemiddeling voorgesteld | Bemiddeling | Neutral
  visit | Dossier naar juridische zaken | Escaleren | Negative
  completeness | Dossier compleet | Compleet | Positive
  completeness | Stukken opgevraagd | Wachten op huurder | Neutral
  inspection | Geen gebreken | Goedgekeurd | Positive
  inspection | Herstel door huurder | Herstel nodig | Neutral
  inspection | Herstel door ons, kosten voor huurder | Afgekeurd | Negative
  call | Betaling toegezegd | Toezegging | Positive
  call | Regeling gewenst | Regeling | Neutral
  call | Geen contact gekregen | Geen gehoor | Negative
  complaint | Klacht gegrond | Gegrond | Positive
  complaint | Klacht deels gegrond | Deels gegrond | Neutral
  complaint | Klacht ongegrond | Ongegrond | Negative
`).map(([name, title = '', label = '', status], index) => {
  const id = fixedId('0c', index + 1);
  return { name, outcome: { id, title, label, status: status as TaskOutcomeStatus } };
});

/**
 * The cases of this housing corporation: `name | title of a case | scenario that starts it`, below it its steps
 * `title | group | days | scenarios` and below each of them its tasks `title | outcomes`, optional after a question mark.
 */
const kinds = `
  Woningverlating | Woningverlating {straat} {huisnummer} | -
    Opzegging bevestigen | klantcontact | 2
      Opzegging controleren | completeness
    Voorinspectie | mutatie | 10 | starts inspectionDate
      Voorinspectie uitvoeren | inspection
      ? Overname met nieuwe huurder bespreken
    Eindinspectie | mutatie | 14
      Eindinspectie uitvoeren | inspection
      Meterstanden en sleutels registreren
    Eindafrekening | incasso | 7
      Eindafrekening opmaken en versturen
  Overlast | Geluidsoverlast {straat} {huisnummer} | nuisanceLog
    Melding beoordelen | leefbaarheid | 2 | offers nuisanceLog
      Melder terugbellen
      ? Meldingen van omwonenden opzoeken
    Huisbezoek | leefbaarheid | 7
      Huisbezoek afleggen en verslag maken | visit
      ? Wijkagent informeren
    Bemiddeling | wijkteam | 21
      Gesprek met beide partijen voeren | visit
      ? Buurtbemiddeling inschakelen
    Nazorg | leefbaarheid | 30
      Nabellen of de overlast voorbij is
  Huurachterstand | Huurachterstand {bedrag}, {straat} {huisnummer} | -
    Eerste contact | incasso | 3
      Huurder bellen | call
    Betalingsregeling | incasso | 7 | starts paymentPlan, offers incomeProof
      Voorstel beoordelen | approval
      ? Schuldhulpverlening inlichten
    Regeling volgen | incasso | 45
      Termijnen controleren
  Woningruil | Woningruil {naam} | exchangeRequest
    Aanvraag controleren | verhuur | 5 | offers incomeProof
      Stukken van beide huurders controleren | completeness
    Beoordelen | verhuur | 10
      Toetsen aan huurgeschiedenis en passendheid | approval
      ? Advies van de wijkbeheerder vragen
    Woningen opnemen | mutatie | 14
      Beide woningen inspecteren | inspection
      ? Woningwaardering bijwerken
    Contracten | verhuur | 7 | starts signContract
      Contracten opstellen
    Afronden | klantcontact | 3
      Bevestiging aan beide huurders sturen
  Mutatie en verhuur | Nieuwe verhuring {straat} {huisnummer} | -
    Woning klaarmaken | mutatie | 14
      Herstelwerk inplannen
      ? Cv-ketel laten keuren | inspection
    Aanbieden | verhuur | 7
      Kandidaten uitnodigen voor de bezichtiging
    Kandidaat toetsen | verhuur | 5 | starts incomeProof
      Inkomen en inschrijving toetsen | approval
    Contract | verhuur | 5 | starts signContract
      Huurcontract opstellen
    Sleuteloverdracht | mutatie | 7
      Staat van oplevering opmaken | inspection
    Welkom | klantcontact | 14
      ? Welkomstgesprek voeren
  Klacht | Klacht van {naam} over de afhandeling van een reparatie | complaint
    Ontvangst bevestigen | klantcontact | 2
      Indiener bellen
    Onderzoek | onderhoud | 10
      Klacht onderzoeken | complaint
      ? Aannemer om een reactie vragen
    Antwoord | klantcontact | 5
      Antwoord aan de indiener sturen
  ZAV-aanvraag | ZAV: inbouwkeuken {straat} {huisnummer} | alteration
    Aanvraag beoordelen | onderhoud | 5 | offers alteration
      Aanvraag technisch beoordelen | approval
    Toestemming | verhuur | 5
      Toestemmingsbrief versturen
    Controle | onderhoud | 60
      Uitvoering controleren | inspection
      ? Tekening aan het woningdossier toevoegen
  Medehuurderschap | Medehuurderschap {naam} | -
    Dossier | verhuur | 5 | offers incomeProof
      Stukken controleren | completeness
    Beoordeling | verhuur | 10
      Aanvraag medehuurderschap beoordelen | approval
      ? Verklaring van samenwonen opvragen
    Besluit | klantcontact | 3 | starts signContract
      Besluit versturen
  Huuropzegging | Huuropzegging {straat} {huisnummer} | -
    Opzegging verwerken | verhuur | 2
      Bevestiging van de opzegging versturen
    Inspecties plannen | mutatie | 5 | starts inspectionDate
      Afspraken inplannen
    Opleveren | mutatie | 30
      Oplevering afhandelen | inspection
`;

const scenarioNamed = (name = ''): SelfServiceScenario => {
  if (!(name in scenarios)) throw new Error(`No scenario '${name}'`);
  return scenarios[name as keyof typeof scenarios];
};

/** `starts signContract, offers incomeProof` */
const scenariosOf = (text: string | undefined): StepDefinition['scenarios'] =>
  (text?.split(', ') ?? []).map((each) => {
    const [how, name] = each.split(' ');
    return { scenario: scenarioNamed(name), startAutomatically: how === 'starts' };
  });

const taskOf = ([title = '', of]: readonly string[]): StepTaskDefinition => ({
  title: title.replace('? ', ''),
  isOptional: title.startsWith('? '),
  outcomes: outcomes.filter(({ name }) => name === of).map(({ outcome }) => outcome),
});

function stepOf([head = [], ...tasks]: string[][]): StepDefinition {
  const [title = '', group, days, scenarioNames] = head;
  return {
    title,
    group: group as Group,
    days: Number(days),
    tasks: tasks.map(taskOf),
    scenarios: scenariosOf(scenarioNames),
  };
}

/** The parts of an outline, each with the lines indented below it. */
const partsOf = (outline: string, depth: number): string[] =>
  outline.split(new RegExp(`\n {${depth}}(?! )`)).slice(1);

const LONG_TITLES: Readonly<Record<string, string>> = {
  'ZAV-aanvraag': 'ZAV-aanvraag (zelf aangebrachte voorziening)',
};

export const caseFlowDefinitions: readonly CaseFlowDefinition[] = partsOf(kinds, 2).map((kind) => {
  const [[name = '', caseTitle = '', startedBy] = []] = rowsOf(kind);
  return {
    name,
    title: LONG_TITLES[name] ?? name,
    caseTitle,
    startedBy: startedBy === '-' ? null : scenarioNamed(startedBy),
    steps: partsOf(kind, 4).map((step) => stepOf(rowsOf(step))),
  };
});
