import { announcementQueries } from '@/api/announcements/announcements';
import { AnnouncementPages } from '@/shared/announcements';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { useCardPerson } from '../card/usePerson';
import { ContractFilter } from '@/kit/card/tabs/ContractFilter';
import { personTexts } from '../personTexts';
import { personTitles } from '../personTitles';

/**
 * The announcements for a person and for the addresses where they live, of all contracts or of one contract (001 §2).
 */
export function AnnouncementsTab() {
  const { id: personId, roles } = useCardPerson();
  const [contractId, chooseContract] = useAddressText('announcementContract');
  const answer = announcementQueries.endpoints.announcementsOfPerson.useInfiniteQuery({
    personId,
    contractId: contractId || null,
  });
  return (
    <CardTab
      label={personTitles.tabs.announcements}
      fields={
        roles.customer !== null && (
          <ContractFilter roleId={roles.customer} value={contractId || null} onChange={chooseContract} />
        )
      }
    >
      <AnnouncementPages
        answer={answer}
        {...(contractId && { empty: personTexts.announcements.emptyOfContract })}
      />
    </CardTab>
  );
}
