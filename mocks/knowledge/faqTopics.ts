/** The topics of each subject, as they occur in the middle of a question. */
export const topics: Readonly<Record<string, readonly string[]>> = {
  Wonen: ['een huisdier in de woning', 'een tijdelijke gast'],
  'Huur opzeggen': ['het opzeggen van de huur', 'een medehuurder die blijft wonen'],
  'Opleveren van de woning': ['de voorinspectie', 'de eindinspectie', 'overname door de nieuwe huurder'],
  Nalatenschap: ['het opzeggen na een overlijden'],
  Woningruil: ['een woningruil', 'een ruilverklaring'],
  Overlast: ['een overlastmelding'],
  Geluid: ['geluidsoverlast in de nacht'],
  Buren: ['buurtbemiddeling', 'een conflict over de heg'],
  Afval: ['het ophalen van grofvuil', 'een zwerfvuilmelding'],
  'Zelf klussen': ['een zelf aangebrachte verandering'],
  Keuken: ['een eigen keuken', 'een kookgroep op krachtstroom'],
  Badkamer: ['een tweede toilet', 'een verhoogde wc-pot'],
  Zonnepanelen: ['zonnepanelen op het dak'],
  Onderhoud: ['het serviceabonnement'],
  Reparaties: ['een reparatieverzoek', 'een spoedreparatie buiten kantooruren'],
  Lekkage: ['een lekkage bij de buren'],
  Binnen: ['een gesprongen waterleiding'],
  Douche: ['een verstopte doucheput'],
  Bad: ['een bad laten vervangen door een douche'],
  'Dak en gevel': ['een losse dakpan', 'een verstopte dakgoot'],
  Verwarming: ['een cv-ketel in storing', 'een lauwe radiator'],
  'Deuren en ramen': ['een klemmende voordeur', 'een extra sleutel', 'een kapotte ruit'],
  'Groot onderhoud': ['groot onderhoud aan het complex'],
  Schoonmaak: ['de schoonmaak van het trappenhuis'],
  'Huur en betalen': ['automatische incasso', 'een huurspecificatie'],
  Huurverhoging: ['de jaarlijkse huurverhoging', 'bezwaar tegen de huurverhoging'],
  Betalingsregeling: ['een betalingsregeling', 'een huurachterstand'],
  Servicekosten: ['de afrekening van de servicekosten'],
  Huurtoeslag: ['huurtoeslag voor een zelfstandige woning'],
  'Woning zoeken': ['een woning voor mensen met een beperking'],
  Inschrijven: ['een inschrijving als woningzoekende', 'het verlengen van de inschrijving'],
  Urgentie: ['een urgentieverklaring'],
  'Reageren op een woning': ['een reactie op een woning', 'een bezichtiging'],
  'Klachten & complimenten': ['een klacht over een medewerker'],
  Organisatie: ['een afspraak op kantoor', 'de huurdersorganisatie'],
};

/** Questions with their answers. `{x}` is the topic, `{X}` the same at the start of a sentence. */
export const forms: readonly { question: string; answer: string }[] = [
  {
    question: 'Hoe regel ik {x}?',
    answer:
      '<p>{X} regel je in drie stappen:</p><ol><li>Meld het via <a href="https://www.corporatie.example/mijn">Mijn Thuis</a> of bel {{telefoonnummer}}.</li><li>Je krijgt binnen <strong>twee werkdagen</strong> een bevestiging.</li><li>Een medewerker neemt contact op om een afspraak te maken.</li></ol><p>Houd je huurdersnummer bij de hand.</p>',
  },
  {
    question: 'Wat kost {x}?',
    answer:
      '<p>Voor {x} betaal je in de meeste gevallen niets.</p><ul><li>Valt het onder het serviceabonnement: gratis.</li><li>Is het je eigen schuld: dan brengen we de kosten in rekening.</li></ul><p>Zie het <a href="https://www.corporatie.example/abc">onderhouds-ABC</a>.</p>',
  },
  {
    question: 'Hoe lang duurt {x}?',
    answer:
      '<p>Reken voor {x} op <em>vijf tot tien werkdagen</em>. Bij spoed gaat het sneller: bel dan {{spoednummer}}.</p><p>Vragen over de voortgang? Mail naar <a href="mailto:info@corporatie.example">info@corporatie.example</a>.</p>',
  },
  {
    question: 'Wie is verantwoordelijk voor {x}?',
    answer:
      '<h3>De verhuurder</h3><p>Voor {x} is de corporatie verantwoordelijk als het om het gebouw zelf gaat.</p><h3>De huurder</h3><p>Klein dagelijks onderhoud doe je zelf. Twijfel je? Bel <a href="tel:0201234500">020-1234500</a>.</p>',
  },
];
