import { useState } from 'react';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { Pages } from '@/kit/paged/Pages';
import { ContractCard, contractsTexts } from '@/shared/contracts';
import { type Contract, isPastContract } from '@/domain/tenancy/contract';
import { runningFirst } from '@/domain/tenancy/contracts';
import { useNow } from '@/lib/useNow';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { FileTextIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { CardList } from '@/ui/rows/Cards';
import { useCardUnit, useUnitContracts, useUnitRunning } from '../useUnit';
import { unitTexts } from '../unitTexts';
import { unitTitles } from '../unitTitles';

const texts = unitTexts.contracts;
const NONE: Contract[] = [];

/** The present and past tenants of a unit (002 §2.3); present ones come first, whatever page they are on. */
export function ContractsTab() {
  const unit = useCardUnit();
  const answer = useUnitContracts(unit.id);
  const { currentData: running = NONE } = useUnitRunning(unit);
  return (
    <CardTab label={unitTitles.tabs.contracts}>
      <Pages answer={answer} failed={contractsTexts.failed}>
        {(contracts, total) =>
          contracts.length === 0 && total === 0 ? (
            <EmptyState icon={FileTextIcon} title={texts.empty} />
          ) : (
            <Section title={texts.list} aside={contractsTexts.count(total)}>
              <CardList label={texts.list}>
                {runningFirst(running, contracts).map((contract) => (
                  <LineBoundary key={contract.id} as="li" resetKey={contract}>
                    <UnitContract contract={contract} />
                  </LineBoundary>
                ))}
              </CardList>
            </Section>
          )
        }
      </Pages>
    </CardTab>
  );
}

/** A past contract starts folded (002 §4.1). */
function UnitContract({ contract }: { contract: Contract }) {
  const isPast = isPastContract(contract, useNow());
  const [asked, ask] = useState<boolean | null>(null);
  const open = asked ?? !isPast;
  return <ContractCard contract={contract} personId={null} open={open} onToggle={() => ask(!open)} />;
}
