/** The page titles of the area; small, for the route table is there from the start. */
export const caseFlowTitles = {
  overview: 'Zaken',
  detail: 'Zaakdetails',
  edit: 'Zaak bewerken',
  workload: 'Werkvoorraad',
  tabs: {
    stappen: 'Stappen',
    informatie: 'Informatie',
    documenten: 'Zaakinformatie',
    messages: 'Interne berichten',
    publicmessages: 'Openbare berichten',
    contactmomenten: 'Contactmomenten',
  },
} as const;
