/** What people ask a housing corporation; `{straat}`, `{huisnummer}`, `{plaats}`, `{naam}` and `{bedrag}` are filled in. */
export interface TaskTemplate {
  type: string;
  subject: string;
  description: string;
}

const t = (type: string, subject: string, description: string): TaskTemplate => ({
  type,
  subject,
  description,
});

export const templates: readonly TaskTemplate[] = [
  t(
    'Terugbelverzoek',
    'Terugbellen: geen warm water sinds gisteravond',
    '{naam} belt over de cv-ketel aan de {straat} {huisnummer}. Ketel geeft storing F28. Er is een baby in huis.',
  ),
  t(
    'Terugbelverzoek',
    'Terugbellen over huurverhoging per 1 juli',
    '{naam} begrijpt de brief niet en wil weten of bezwaar mogelijk is.',
  ),
  t(
    'Terugbelverzoek',
    'Graag terugbellen: klacht over schoonmaak trappenhuis {straat}',
    'Derde melding in twee maanden. {naam} wil nu iemand met beslissingsbevoegdheid spreken.',
  ),
  t(
    'Terugbelverzoek',
    'Terugbellen over de voortgang van de woningruil',
    '{naam} heeft drie weken geleden een aanvraag gedaan en niets meer gehoord.',
  ),
  t(
    'Informatie opsturen',
    'Kopie huurcontract opsturen',
    'Nodig voor de toeslagen van de Belastingdienst. Graag per e-mail naar {naam}.',
  ),
  t(
    'Informatie opsturen',
    'Huurspecificatie over het afgelopen jaar',
    '{naam} heeft deze nodig voor de bewindvoerder. Het gaat om {straat} {huisnummer}, {plaats}.',
  ),
  t(
    'Informatie opsturen',
    'Formulier zelf aangebrachte voorzieningen',
    '{naam} wil een inbouwkeuken plaatsen en vraagt om de voorwaarden.',
  ),
  t(
    'Verzoek huurder',
    'Verzoek om een tweede sleutel van de centrale toegangsdeur',
    'Sleutel kwijt geraakt. Kosten zijn aan {naam} doorgegeven.',
  ),
  t(
    'Verzoek huurder',
    'Medehuurderschap aanvragen voor partner',
    '{naam} woont sinds vorig jaar samen aan de {straat} {huisnummer}. Stukken zijn nog niet compleet.',
  ),
  t(
    'Verzoek huurder',
    'Toestemming voor het plaatsen van zonnepanelen op een gezamenlijk dak',
    'Het dak is van het complex. Zeven huishoudens doen mee; zie de lijst in de bijlage.',
  ),
  t(
    'Verzoek huurder',
    'Opzegging huur wegens verhuizing naar een verzorgingstehuis, contactpersoon is de dochter',
    'Alle post graag naar de dochter. Oplevering in overleg.',
  ),
  t(
    'Verzoek huurder',
    'Huisdier in een complex waar dat volgens het reglement niet mag',
    '{naam} vraagt ontheffing voor een hulphond en stuurt een verklaring mee.',
  ),
  t(
    'Reparatieverzoek',
    'Lekkage badkamer, ook bij de onderburen',
    'Water komt door het plafond van {straat} {huisnummer}. Kraan is dichtgedraaid.',
  ),
  t(
    'Reparatieverzoek',
    'Voordeur klemt en sluit niet meer',
    'Deur is uitgezet. {naam} durft de woning niet te verlaten.',
  ),
  t(
    'Reparatieverzoek',
    'Schimmel in slaapkamer, tweede melding na behandeling in maart',
    'Ventilatie is gecontroleerd. Mogelijk koudebrug bij het raamkozijn. Foto’s in de bijlage.',
  ),
  t(
    'Reparatieverzoek',
    'Lift buiten gebruik {straat}, bewoner op de zesde verdieping is afhankelijk van een rolstoel',
    'Storing gemeld bij de leverancier. Verwachte reparatietijd is nog niet bekend.',
  ),
  t('Reparatieverzoek', 'Dakgoot verstopt', 'Water loopt langs de gevel aan de achterzijde.'),
  t(
    'Reparatieverzoek',
    'Rookmelder piept elke minuut',
    '{naam} heeft de batterij vervangen, het piepen gaat door.',
  ),
  t(
    'Overlastmelding',
    'Geluidsoverlast ’s nachts, buren op nummer {huisnummer}',
    'Muziek tot na 02.00 uur, vooral in het weekend. Logboek is bijgehouden.',
  ),
  t(
    'Overlastmelding',
    'Zwerfvuil en grofvuil in de portiek',
    'Sinds twee weken staat er een bankstel. Ratten gezien.',
  ),
  t(
    'Overlastmelding',
    'Hennepvermoeden: sterke lucht en afgeplakte ramen aan de {straat}',
    'Melder wil anoniem blijven. Niet terugkoppelen aan bewoner.',
  ),
  t(
    'Overlastmelding',
    'Parkeeroverlast bij de garageboxen',
    'Busjes van een aannemer blokkeren dagelijks de uitrit.',
  ),
  t(
    'Betalingsregeling',
    'Betalingsregeling huurachterstand {bedrag}',
    '{naam} stelt zes termijnen voor. Eerdere regeling is nagekomen.',
  ),
  t(
    'Betalingsregeling',
    'Vroegsignalering: twee maanden huurachterstand',
    'Contact met schuldhulp is gelegd. Openstaand: {bedrag}.',
  ),
  t(
    'Betalingsregeling',
    'Automatische incasso gestorneerd wegens gewijzigd rekeningnummer',
    'Nieuw rekeningnummer is bekend, machtiging ontbreekt nog.',
  ),
  t(
    'Voorinspectie',
    'Voorinspectie {straat} {huisnummer}',
    'Huur opgezegd. {naam} is donderdag de hele dag thuis.',
  ),
  t(
    'Eindinspectie',
    'Eindinspectie en sleuteloverdracht {straat} {huisnummer}',
    'Over te nemen: laminaat en zonwering. Nieuwe huurder is bekend.',
  ),
  t(
    'Melding klantportaal',
    'Wijziging rekeningnummer via Mijn Thuis',
    'Naam op de rekening wijkt af van de huurder; controleren voor verwerking.',
  ),
  t(
    'Melding klantportaal',
    'Aanvraag parkeerplaats via Mijn Thuis',
    '{naam} staat nu op plaats 4 van de wachtlijst.',
  ),
  t(
    'Staat van oplevering',
    'Staat van oplevering opmaken {straat} {huisnummer}',
    'Meterstanden ontbreken nog.',
  ),
  t(
    'Woningwaardering',
    'Woningwaardering controleren na isolatie',
    'Nieuw energielabel A. Puntentelling bijwerken voor {straat} {huisnummer}.',
  ),
  t(
    'Overig',
    'Uitnodiging bewonersavond nieuwbouw {plaats}',
    'Reacties verzamelen en doorgeven aan de projectleider.',
  ),
  t(
    'Overig',
    'Compliment voor monteur Wim',
    '{naam} wil graag dat het wordt doorgegeven: vriendelijk, snel en netjes opgeruimd.',
  ),
];

export const errorTemplate = t(
  'Foutmelding koppeling',
  'Bericht kon niet worden afgeleverd',
  'De verwerking is na vijf pogingen gestopt. Controleer de koppeling en bied het bericht opnieuw aan.',
);

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
