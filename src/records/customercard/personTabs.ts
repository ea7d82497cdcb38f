import { defineCardTabs } from '@/kit/card/tabs/defineCardTabs';
import { paths, type PersonTab } from '@/core/paths';
import type { Person } from '@/domain/people/person';
import { personTitles } from './personTitles';

/** The data that decides which tabs the menu shows. */
interface SeenPerson {
  person: Person;
  hasRegistrations: boolean;
}

const isCustomer = ({ person }: SeenPerson): boolean => person.roles.customer !== null;

const { tabs } = personTitles;
const loadLater = () => import('./laterTabs');

/** The tabs of the person card; their menu has rules of its own (001 §2, AMB-120). */
export const personTabs = defineCardTabs<SeenPerson, PersonTab>(paths.personCard, {
  tijdlijn: {
    title: tabs.timeline,
    needs: ['customerCard'],
    load: async () => (await import('./card/PersonTimelineTab')).PersonTimelineTab,
  },
  gegevens: {
    title: tabs.details,
    needs: ['customerCard'],
    load: async () => (await loadLater()).PersonDetailsTab,
  },
  contracten: {
    title: tabs.contracts,
    needs: ['customerCard', 'contractRead'],
    shows: ({ record, may }) => isCustomer(record) && may('contractRead'),
    load: async () => (await loadLater()).ContractsTab,
  },
  registraties: {
    title: tabs.registrations,
    needs: ['customerCard', 'registrationRead'],
    shows: ({ record, may }) => record.hasRegistrations && may('registrationRead'),
    load: async () => (await loadLater()).RegistrationsTab,
  },
  financieel: {
    title: tabs.bills,
    needs: ['customerCard', 'billRead'],
    shows: ({ record, may }) => isCustomer(record) && may('billRead'),
    load: async () => (await loadLater()).BillsTab,
  },
  mededelingen: {
    title: tabs.announcements,
    needs: ['customerCard', 'announcementRead'],
    shows: ({ may }) => may('announcementRead'),
    load: async () => (await loadLater()).AnnouncementsTab,
  },
  klantscore: {
    title: tabs.satisfaction,
    needs: ['customerSatisfactionRead'],
    load: async () => (await import('./satisfaction/SatisfactionTab')).SatisfactionTab,
  },
});
