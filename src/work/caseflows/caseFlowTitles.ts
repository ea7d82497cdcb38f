/** The page titles of the area; kept small, because the route table is loaded at startup. */
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
