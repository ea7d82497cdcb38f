/** The subject of a case of a customer (002 §9.3). No call of the back end carries it. */
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

/** How far a complaint, a compliment, a disturbance or the adjustment of a house is; no screen has one. */
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
