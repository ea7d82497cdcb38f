import { billQueries } from '@/api/tenancy/bills';
import { contractQueries } from '@/api/tenancy/contracts';
import { BILL_SORTS, type BillSort } from '@/domain/tenancy/bill';
import { formatMoney } from '@/lib/formatNumber';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { EuroIcon } from '@/ui/icons';
import { mutedClass, Section, sectionsClass } from '@/ui/layout/Section';
import { CardList } from '@/ui/rows/Cards';
import { FilterFields } from '@/ui/filters/FilterFields';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { Pages } from '@/kit/paged/Pages';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { useCardPerson } from '../card/usePerson';
import { ContractFilter, useContractChoices } from '@/kit/card/tabs/ContractFilter';
import { BillCard } from './BillCard';
import styles from './Bills.module.css';
import { billsTexts as texts } from './billsTexts';

/** The open balance and the bills of a person (001 §2). */
export function BillsTab() {
  const { customer } = useCardPerson().roles;
  return customer === null ? (
    <CardTab label={texts.title}>
      <EmptyState icon={EuroIcon} title={texts.noCustomer} />
    </CardTab>
  ) : (
    <Bills roleId={customer} />
  );
}

const sortOf = (text: string | null): BillSort => BILL_SORTS.find((sort) => sort === text) ?? 'NewestFirst';
const sortOptions = BILL_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

function Bills({ roleId }: { roleId: string }) {
  const [contractId, chooseContract] = useAddressText('billContract');
  const [sortText, chooseSort] = useAddressText('billSort');
  const sort = sortOf(sortText);
  const choices = useContractChoices(roleId).currentData;
  const contracts = choices?.items ?? [];
  const hasSeveral = (choices?.total ?? 0) > 1 || contractId !== null;
  const answer = billQueries.endpoints.billsOfRole.useInfiniteQuery({ roleId, contractId, sort });

  return (
    <CardTab
      label={texts.title}
      fields={
        <>
          {hasSeveral && <ContractFilter roleId={roleId} value={contractId} onChange={chooseContract} />}
          <FilterFields label={texts.sort} views={null}>
            <RadioGroup
              orientation="horizontal"
              label={texts.sort}
              options={sortOptions}
              value={sort}
              onChange={chooseSort}
            />
          </FilterFields>
        </>
      }
    >
      <div className={sectionsClass}>
        <Balance roleId={roleId} />
        <Pages
          answer={answer}
          failed={texts.failed}
          waiting={answer.data !== undefined || contractId !== null ? texts.filtering : undefined}
        >
          {(bills, total) =>
            total === 0 ? (
              <EmptyState icon={EuroIcon} title={contractId === null ? texts.empty : texts.emptyOfContract} />
            ) : (
              <Section title={texts.list} aside={texts.count(total)}>
                <CardList label={texts.list}>
                  {bills.map((bill) => (
                    <LineBoundary key={bill.id} as="li" resetKey={bill}>
                      <BillCard bill={bill} contracts={contracts} />
                    </LineBoundary>
                  ))}
                </CardList>
              </Section>
            )
          }
        </Pages>
      </div>
    </CardTab>
  );
}

function Balance({ roleId }: { roleId: string }) {
  const answer = contractQueries.endpoints.outstandingBalance.useQuery(roleId);
  return (
    <QueryView answer={answer} failed={texts.balanceFailed} waiting={<Skeleton lines={1} />}>
      {(balance) => (
        <p className={styles.balance}>
          <span>
            {texts.balance} <span className={mutedClass}>{texts.balanceOf}</span>
          </span>
          <strong>{balance === null ? texts.balanceUnknown : formatMoney(balance)}</strong>
        </p>
      )}
    </QueryView>
  );
}
