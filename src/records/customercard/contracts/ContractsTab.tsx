import type { ReactNode } from 'react';
import { contractQueries } from '@/api/tenancy/contracts';
import type { Contract } from '@/domain/tenancy/contract';
import { contractMeant, runningFirst } from '@/domain/tenancy/contracts';
import type { Person } from '@/domain/people/person';
import { useRunningContracts } from '@/shared/people';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FileTextIcon } from '@/ui/icons';
import { Section, sectionsClass } from '@/ui/layout/Section';
import { CardList } from '@/ui/rows/Cards';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { Pages } from '@/kit/paged/Pages';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { useCardPerson } from '../card/usePerson';
import { ContractFilter, useContractChoices } from '@/kit/card/tabs/ContractFilter';
import { ContractCard, contractsTexts as texts } from '@/shared/contracts';

/** The value in the address when all contracts are folded on purpose. */
const NONE = '';

/** The contracts of a person, with one unfolded (001 §2). */
export function ContractsTab() {
  const person = useCardPerson();
  const { customer } = person.roles;
  return customer === null ? (
    <CardTab label={texts.title}>
      <EmptyState icon={FileTextIcon} title={texts.noCustomer} />
    </CardTab>
  ) : (
    <Contracts person={person} roleId={customer} />
  );
}

function Contracts({ person, roleId }: { person: Person; roleId: string }) {
  const [asked, ask] = useAddressText('contract');
  const choices = useContractChoices(roleId).currentData?.items ?? [];
  const answer = contractQueries.endpoints.contractPages.useInfiniteQuery(roleId);
  const { currentData: running = [] } = useRunningContracts(person);
  const meant = contractMeant(asked, choices) ?? NONE;
  const cardOf = (contract: Contract) => (
    <LineBoundary key={contract.id} as="li" resetKey={contract}>
      <ContractCard
        contract={contract}
        personId={person.id}
        open={contract.id === meant}
        onToggle={() => ask(contract.id === meant ? NONE : contract.id)}
      />
    </LineBoundary>
  );

  return (
    <CardTab
      label={texts.title}
      fields={
        <ContractFilter
          roleId={roleId}
          value={meant === NONE ? null : meant}
          onChange={(id) => ask(id ?? NONE)}
          description={texts.filterShowsChosen}
        />
      }
    >
      <Pages answer={answer} failed={texts.failed}>
        {(paged, total) => {
          const contracts = runningFirst(running, paged);
          return contracts.length === 0 && total === 0 ? (
            <EmptyState icon={FileTextIcon} title={texts.empty} />
          ) : (
            <div className={sectionsClass}>
              {meant !== NONE && !contracts.some(({ id }) => id === meant) && (
                <ChosenContract id={meant}>{cardOf}</ChosenContract>
              )}
              <Section title={texts.all} aside={texts.count(total)}>
                <CardList label={texts.all}>{contracts.map(cardOf)}</CardList>
              </Section>
            </div>
          );
        }}
      </Pages>
    </CardTab>
  );
}

/** The chosen contract, if the list has not loaded that far. */
function ChosenContract({ id, children }: { id: string; children: (contract: Contract) => ReactNode }) {
  const answer = contractQueries.endpoints.contract.useQuery(id);
  return (
    <Section title={texts.chosen}>
      <QueryView answer={answer} failed={texts.chosenFailed} waiting={<Skeleton lines={3} />}>
        {(contract) =>
          contract === null ? (
            <ErrorState title={texts.chosenMissing} />
          ) : (
            <CardList label={texts.chosen}>{children(contract)}</CardList>
          )
        }
      </QueryView>
    </Section>
  );
}
