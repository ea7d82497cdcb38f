import { rowsOf } from '../db/rows';

/** Requests to a housing corporation; `{straat}`, `{huisnummer}`, `{plaats}`, `{naam}` and `{bedrag}` are filled in. */
export interface TaskTemplate {
  type: string;
  subject: string;
  description: string;
}

/** `type | subject | description`. */
const rows = `
  Terugbelverzoek | Terugbellen: geen warm water sinds gisteravond | {naam} belt over de cv-ketel aan de {straat} {huisnummer}. Ketel geeft storing F28. Er is een baby in huis.
  Terugbelverzoek | Terugbellen over huurverhoging per 1 juli | {naam} begrijpt de brief niet en wil weten of bezwaar mogelijk is.
  Terugbelverzoek | Graag terugbellen: klacht over schoonmaak trappenhuis {straat} | Derde melding in twee maanden. {naam} wil nu iemand met beslissingsbevoegdheid spreken.
  Terugbelverzoek | Terugbellen over de voortgang van de woningruil | {naam} heeft drie weken geleden een aanvraag gedaan en niets meer gehoord.
  Informatie opsturen | Kopie huurcontract opsturen | Nodig voor de toeslagen van de Belastingdienst. Graag per e-mail naar {naam}.
  Informatie opsturen | Huurspecificatie over het afgelopen jaar | {naam} heeft deze nodig voor de bewindvoerder. Het gaat om {straat} {huisnummer}, {plaats}.
  Informatie opsturen | Formulier zelf aangebrachte voorzieningen | {naam} wil een inbouwkeuken plaatsen en vraagt om de voorwaarden.
  Verzoek huurder | Verzoek om een tweede sleutel van de centrale toegangsdeur | Sleutel kwijt geraakt. Kosten zijn aan {naam} doorgegeven.
  Verzoek huurder | Medehuurderschap aanvragen voor partner | {naam} woont sinds vorig jaar samen aan de {straat} {huisnummer}. Stukken zijn nog niet compleet.
  Verzoek huurder | Toestemming voor het plaatsen van zonnepanelen op een gezamenlijk dak | Het dak is van het complex. Zeven huishoudens doen mee; zie de lijst in de bijlage.
  Verzoek huurder | Opzegging huur wegens verhuizing naar een verzorgingstehuis, contactpersoon is de dochter | Alle post graag naar de dochter. Oplevering in overleg.
  Verzoek huurder | Huisdier in een complex waar dat volgens het reglement niet mag | {naam} vraagt ontheffing voor een hulphond en stuurt een verklaring mee.
  Reparatieverzoek | Lekkage badkamer, ook bij de onderburen | Water komt door het plafond van {straat} {huisnummer}. Kraan is dichtgedraaid.
  Reparatieverzoek | Voordeur klemt en sluit niet meer | Deur is uitgezet. {naam} durft de woning niet te verlaten.
  Reparatieverzoek | Schimmel in slaapkamer, tweede melding na behandeling in maart | Ventilatie is gecontroleerd. Mogelijk koudebrug bij het raamkozijn. Foto’s in de bijlage.
  Reparatieverzoek | Lift buiten gebruik {straat}, bewoner op de zesde verdieping is afhankelijk van een rolstoel | Storing gemeld bij de leverancier. Verwachte reparatietijd is nog niet bekend.
  Reparatieverzoek | Dakgoot verstopt | Water loopt langs de gevel aan de achterzijde.
  Reparatieverzoek | Rookmelder piept elke minuut | {naam} heeft de batterij vervangen, het piepen gaat door.
  Overlastmelding | Geluidsoverlast ’s nachts, buren op nummer {huisnummer} | Muziek tot na 02.00 uur, vooral in het weekend. Logboek is bijgehouden.
  Overlastmelding | Zwerfvuil en grofvuil in de portiek | Sinds twee weken staat er een bankstel. Ratten gezien.
  Overlastmelding | Hennepvermoeden: sterke lucht en afgeplakte ramen aan de {straat} | Melder wil anoniem blijven. Niet terugkoppelen aan bewoner.
  Overlastmelding | Parkeeroverlast bij de garageboxen | Busjes van een aannemer blokkeren dagelijks de uitrit.
  Betalingsregeling | Betalingsregeling huurachterstand {bedrag} | {naam} stelt zes termijnen voor. Eerdere regeling is nagekomen.
  Betalingsregeling | Vroegsignalering: twee maanden huurachterstand | Contact met schuldhulp is gelegd. Openstaand: {bedrag}.
  Betalingsregeling | Automatische incasso gestorneerd wegens gewijzigd rekeningnummer | Nieuw rekeningnummer is bekend, machtiging ontbreekt nog.
  Voorinspectie | Voorinspectie {straat} {huisnummer} | Huur opgezegd. {naam} is donderdag de hele dag thuis.
  Eindinspectie | Eindinspectie en sleuteloverdracht {straat} {huisnummer} | Over te nemen: laminaat en zonwering. Nieuwe huurder is bekend.
  Melding klantportaal | Wijziging rekeningnummer via Mijn Thuis | Naam op de rekening wijkt af van de huurder; controleren voor verwerking.
  Melding klantportaal | Aanvraag parkeerplaats via Mijn Thuis | {naam} staat nu op plaats 4 van de wachtlijst.
  Staat van oplevering | Staat van oplevering opmaken {straat} {huisnummer} | Meterstanden ontbreken nog.
  Woningwaardering | Woningwaardering controleren na isolatie | Nieuw energielabel A. Puntentelling bijwerken voor {straat} {huisnummer}.
  Overig | Uitnodiging bewonersavond nieuwbouw {plaats} | Reacties verzamelen en doorgeven aan de projectleider.
  Overig | Compliment voor monteur Wim | {naam} wil graag dat het wordt doorgegeven: vriendelijk, snel en netjes opgeruimd.
`;

export const templates: readonly TaskTemplate[] = rowsOf(rows).map(
  ([type = '', subject = '', description = '']) => ({ type, subject, description }),
);

export const errorTemplate: TaskTemplate = {
  type: 'Foutmelding koppeling',
  subject: 'Bericht kon niet worden afgeleverd',
  description:
    'De verwerking is na vijf pogingen gestopt. Controleer de koppeling en bied het bericht opnieuw aan.',
};

export const errorProperties: readonly Record<string, string>[] = [
  { application: 'Financieel', notificationName: 'FactuurAangemaakt', consumerName: 'Grootboek' },
  { application: 'Klantportaal', notificationName: 'ReparatieGemeld', consumerName: 'OnderhoudPlanning' },
  {
    application: 'Woonruimteverdeling',
    notificationName: 'InschrijvingGewijzigd',
    consumerName: 'Relatiebeheer',
  },
];

export interface CaseTemplate {
  title: string;
  step: string;
  outcomes: readonly { title: string; label: string; status: 'Positive' | 'Neutral' | 'Negative' }[];
}

export const caseTemplates: readonly CaseTemplate[] = [
  {
    title: 'Medehuurderschap',
    step: 'Aanvraag medehuurderschap beoordelen',
    outcomes: [
      { title: 'Toegekend', label: 'Akkoord', status: 'Positive' },
      { title: 'Aanvullende stukken nodig', label: 'Opvragen', status: 'Neutral' },
      { title: 'Afgewezen', label: 'Niet akkoord', status: 'Negative' },
    ],
  },
  {
    title: 'Overlast',
    step: 'Huisbezoek afleggen en verslag maken',
    outcomes: [
      { title: 'Partijen zijn eruit', label: 'Opgelost', status: 'Positive' },
      { title: 'Buurtbemiddeling voorgesteld', label: 'Bemiddeling', status: 'Neutral' },
      { title: 'Dossier naar juridische zaken', label: 'Escaleren', status: 'Negative' },
    ],
  },
  { title: 'Huuropzegging', step: 'Bevestiging van de opzegging versturen', outcomes: [] },
];
