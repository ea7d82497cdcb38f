import {
  type Contract,
  contractAddress,
  contractStatusLabel,
  ContractStatus,
} from '@/domain/tenancy/contract';
import { lookUp } from '@/lib/values';
import { formatMoney } from '@/lib/formatNumber';
import { cardClass } from '@/ui/rows/Cards';
import { Disclosure } from '@/ui/layout/Disclosure';
import { Badge, type Tone } from '@/ui/record/Badge';
import { statusTones } from '@/ui/record/statusTones';
import { ContractDetails } from './ContractDetails';
import { ContractFlags } from './ContractFlags';
import styles from './Contracts.module.css';
import { contractPeriod, contractsTexts as texts, tenantsOf } from './contractsTexts';

const tones = {
  [ContractStatus.Active]: statusTones.active,
  [ContractStatus.Future]: statusTones.future,
} satisfies Partial<Record<ContractStatus, Tone>>;
const toneOf = (status: Contract['status']): Tone => lookUp<Tone>(tones, status) ?? statusTones.inactive;

interface ContractCardProps {
  contract: Contract;
  /** The person on whose card the contract is; null on the card of a unit or complex, with the tenants as title. */
  personId: string | null;
  open: boolean;
  onToggle: () => void;
}

/** One contract, folded to a summary or unfolded with all its details. */
export function ContractCard({ contract, personId, open, onToggle }: ContractCardProps) {
  const { status } = contract;
  return (
    <li className={cardClass}>
      <Disclosure
        as="h3"
        title={personId === null ? tenantsOf(contract) : (contractAddress(contract) ?? texts.noAddress)}
        aside={<Badge tone={toneOf(status)}>{contractStatusLabel(status)}</Badge>}
        summary={open ? null : <Summary contract={contract} />}
        open={open}
        onToggle={onToggle}
      >
        <ContractDetails contract={contract} personId={personId} />
      </Disclosure>
    </li>
  );
}

function Summary({ contract }: { contract: Contract }) {
  const { number, rent } = contract;
  return (
    <div className={styles.summary}>
      {number !== null && <span>{texts.numbered(number)}</span>}
      <span>{contractPeriod(contract)}</span>
      {rent !== null && <span>{formatMoney(rent)}</span>}
      <ContractFlags contract={contract} />
    </div>
  );
}
