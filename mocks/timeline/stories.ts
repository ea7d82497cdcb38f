import { groupIds } from '../session/users';
import type { Activity } from '../wire/timeline';

type Happening = Partial<Activity> & Pick<Activity, 'type'>;

/** A subject of a case on the timeline, and the activities that fit it. Colleagues get their ids with the case. */
export interface Story {
  title: string;
  question: string | null;
  /** The number of a subject of the knowledge base. */
  subject: number | null;
  happenings: readonly Happening[];
}

const contact = (channel: string, description: string, direction: 'Inbound' | 'Outbound' = 'Inbound') =>
  ({ type: 'Contact', channel, description, direction }) as const;

const newTask = (name: string, description: string): Happening => ({
  type: 'TaskCreated',
  task: {
    id: 'a1000000-0000-4000-8000-0000000000aa',
    taskType: { name, category: name },
    description,
    outcome: null,
    relatedPerson: null,
  },
  completeBy: { id: '', name: 'Rik Hofstra', type: 'Employee' },
});

export const stories: readonly Story[] = [
  {
    title: 'Lekkage badkamer',
    question: 'Wie herstelt een lekkage?',
    subject: 0x15,
    happenings: [
      contact(
        'Phone',
        'Mevrouw belt: het plafond van de badkamer is nat en het wordt snel erger. Gevraagd de hoofdkraan dicht te draaien; de monteur komt vandaag nog langs.',
      ),
      {
        type: 'RepairRequest',
        description: null,
        repairRequest: {
          id: 'bb000000-0000-4000-8000-0000000013ce',
          items: [
            { defectName: 'Lekkende kraan', unit: { name: 'Badkamer' } },
            { defectName: 'Nat plafond', unit: null },
          ],
        },
        linkedActivities: [
          {
            id: 'ad000000-0000-4000-8000-000000000980',
            type: 'Contact',
            description: 'Huurder bevestigt de afspraak.',
            startTime: '2026-11-17T10:57:16.020Z',
          },
        ],
      },
      { type: 'PhoneCall', direction: 'Outbound', description: 'Monteur aangekondigd voor 14.00 uur.' },
      contact('Phone', 'Lekkage is verholpen, plafond moet nog drogen.', 'Outbound'),
    ],
  },
  {
    title: 'Vraag over de huurverhoging',
    question: 'Waarom gaat mijn huur omhoog?',
    subject: 0x1d,
    happenings: [
      contact(
        'Email',
        'Huurder vraagt hoe de verhoging is berekend. Zie https://www.voorbeeld.nl/huur voor de uitleg.',
      ),
      {
        type: 'OutgoingMail',
        channel: 'Email',
        direction: 'Outbound',
        description: 'Huurverhoging uitgelegd',
      },
      { type: 'Correspondence', correspondence: { filename: 'Brief huurverhoging 2026.pdf' } },
    ],
  },
  {
    title: 'Overlast van de buren',
    question: 'Wat kan ik doen tegen geluidsoverlast?',
    subject: 0x06,
    happenings: [
      contact('Desk', 'Meneer meldt dat er ’s nachts muziek te horen is. Logboek meegegeven.'),
      newTask('Terugbellen', 'Bewoner terugbellen over het logboek.'),
      { type: 'Task', completeReason: 'Bewoner is gebeld; het is een stuk rustiger.' },
      { type: 'CaseFlow', description: 'Zaak ‘Overlast’ is gestart.' },
    ],
  },
  {
    title: 'Huur opzeggen',
    question: 'Hoe zeg ik de huur op?',
    subject: 0x02,
    happenings: [
      { type: 'SelfService', channel: 'Web', description: 'Opzegging ingediend via het klantportaal.' },
      {
        type: 'InspectionReport',
        report: { id: 'bb000000-0000-4000-8000-000000000bfc', title: 'Eindinspectie' },
      },
      { type: 'Document', description: 'Opleverrapport toegevoegd.' },
      { type: 'Task', rejectReason: 'Hoort niet bij ons.' },
    ],
  },
  {
    title: 'Betalingsregeling',
    question: null,
    subject: 0x1e,
    happenings: [
      contact('Chat', 'Klant vraagt of twee maanden huur in delen betaald kan worden.'),
      { type: 'Chat', channel: 'Chat' },
      {
        type: 'Task',
        reason: 'Doorgezet.',
        newOwner: { id: '', name: 'Noor Haddad' },
      },
      { type: 'Task', deleteReason: 'Dubbel.' },
    ],
  },
  {
    title: 'Vraag over de servicekosten',
    question: null,
    subject: null,
    happenings: [
      contact('Visit', 'Tijdens het huisbezoek de afrekening samen doorgenomen.'),
      {
        type: 'Task',
        reason: 'Naar de afdeling.',
        completeByFunctiongroup: { id: groupIds.incasso, name: 'Huurincasso' },
      },
      contact('Post', 'Bezwaar per brief ontvangen.'),
    ],
  },
];
