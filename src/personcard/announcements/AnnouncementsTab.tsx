import { announcementQueries } from '@/api/timeline/announcements';
import { AnnouncementList } from '@/announcements';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { CardTab } from '@/card/tabs/CardTab';
import { Pages } from '@/card/tabs/Pages';
import { useAddressValue } from '@/card/tabs/useAddressValue';
import { useCardPerson } from '../card/usePerson';
import { ContractFilter } from '@/card/tabs/ContractFilter';
import { personTexts } from '../personTexts';

const texts = personTexts.announcements;

/** What should be known of somebody and of where they live, of all contracts or of one (001 §2). */
export function AnnouncementsTab() {
  const { id: personId, roles } = useCardPerson();
  const [contractId, chooseContract] = useAddressValue('announcementContract');
  const answer = announcementQueries.endpoints.announcementsOfPerson.useInfiniteQuery({
    personId,
    contractId: contractId || null,
  });
  return (
    <CardTab
      label={texts.title}
      fields={
        roles.customer !== null && (
          <ContractFilter roleId={roles.customer} value={contractId || null} onChange={chooseContract} />
        )
      }
    >
      <Pages answer={answer} failed={texts.failed}>
        {(announcements, total) =>
          total === 0 ? (
            <EmptyState icon={MegaphoneIcon} title={contractId ? texts.emptyOfContract : texts.empty} />
          ) : (
            <Section title={texts.title} aside={texts.count(total)}>
              <AnnouncementList announcements={announcements} />
            </Section>
          )
        }
      </Pages>
    </CardTab>
  );
}
