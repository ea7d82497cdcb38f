/** The subject of a customer's case (002 §9.3). No call of the back end returns it. */
export const CustomerCaseType = {
  Contact: 'Contact',
  Question: 'Question',
  Case: 'Case',
  PersonalDataChanged: 'PersonalDataChanged',
  BillPayment: 'BillPayment',
} as const;
type CustomerCaseType = (typeof CustomerCaseType)[keyof typeof CustomerCaseType];

export const customerCaseTypeLabels: Record<CustomerCaseType, string> = {
  Contact: 'Contact',
  Question: 'Vraag',
  Case: 'Zaak',
  PersonalDataChanged: 'Persoonsgegevens gewijzigd',
  BillPayment: 'Betaling van een nota',
};

/** The progress of a complaint, a compliment, a disturbance or a home adjustment; no screen shows it. */
export const HandlingStatus = {
  Pending: 0,
  Submitted: 10,
  InProgress: 15,
  Finished: 20,
  Canceled: -1,
} as const;
type HandlingStatus = (typeof HandlingStatus)[keyof typeof HandlingStatus];

export const handlingStatusLabels: Record<HandlingStatus, string> = {
  [HandlingStatus.Pending]: 'Wachtend',
  [HandlingStatus.Submitted]: 'Ingediend',
  [HandlingStatus.InProgress]: 'In behandeling',
  [HandlingStatus.Finished]: 'Afgehandeld',
  [HandlingStatus.Canceled]: 'Geannuleerd',
};
