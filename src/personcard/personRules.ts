import type { PersonTab } from '@/core/paths';
import type { PermissionExpression } from '@/domain/permission';
import type { Person } from '@/domain/person';

type May = (...needs: PermissionExpression[]) => boolean;

interface Seen {
  may: May;
  person: Person;
  hasRegistrations: boolean;
}

const isCustomer = ({ roles }: Person): boolean => roles.customer !== null;

const shown: Readonly<Record<PersonTab, (seen: Seen) => boolean>> = {
  tijdlijn: ({ may }) => may('customerCard'),
  gegevens: ({ may }) => may('customerCard'),
  contracten: ({ may, person }) => isCustomer(person) && may('contractRead'),
  registraties: ({ may, hasRegistrations }) => hasRegistrations && may('registrationRead'),
  financieel: ({ may, person }) => isCustomer(person) && may('billRead'),
  mededelingen: ({ may }) => may('announcementRead'),
  klantscore: ({ may }) => may('customerSatisfactionRead'),
};

/** Whether the menu of the card shows a tab; its address has a rule of its own (001 §2, AMB-120). */
export const showsTab = (tab: PersonTab, seen: Seen): boolean => shown[tab](seen);
