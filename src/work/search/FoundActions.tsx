import { memo } from 'react';
import { useNavigate } from 'react-router';
import { contractQueries } from '@/api/tenancy/contracts';
import { useCall } from '@/core/telephony/calling';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { isActiveContract } from '@/domain/tenancy/contract';
import { formatPhone } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { HouseIcon, PhoneIcon, SmartphoneIcon } from '@/ui/icons';
import { isMobileNumber } from '@/lib/phone';
import type { Found } from './found';
import { searchTexts as texts } from './searchTexts';

interface NumberActionProps {
  number: string;
  name: string;
  roleId?: string | null;
}

/** Calls the number if there is telephony, otherwise copies it. */
export const NumberAction = memo(function NumberAction({ number, name, roleId }: NumberActionProps) {
  const calling = useCall();
  const shown = formatPhone(number);
  if (calling === null) {
    return (
      <CopyButton
        tabIndex={-1}
        text={number}
        label={texts.copyNumber(shown, name)}
        copiedLabel={texts.numberCopied(shown)}
      />
    );
  }
  return (
    <IconButton
      size="s"
      tabIndex={-1}
      icon={isMobileNumber(number) ? SmartphoneIcon : PhoneIcon}
      label={texts.callNumber(shown, name)}
      disabledReason={calling.whyNot}
      onClick={() => calling.call(number, roleId)}
    />
  );
});

interface ContractActionProps {
  found: Found & { customerRoleId: string };
  onDone: () => void;
}

/** Opens the unit of a person's running contracts if they have exactly one unit, otherwise the contracts (AMB-198). */
export const ContractAction = memo(function ContractAction({ found, onDone }: ContractActionProps) {
  const { id, name, customerRoleId } = found;
  const navigate = useNavigate();
  const hasUnitCard = useMayOpen(paths.unitCard);
  const [ask, { isFetching }] = contractQueries.endpoints.activeContracts.useLazyQuery();
  const open = async () => {
    const { data = [] } = await ask(customerRoleId, true);
    const running = data.filter((contract) => isActiveContract(contract, Date.now()));
    const [unitId, ...others] = new Set(
      running.map((contract) => contract.unitId ?? contract.unit?.id ?? ''),
    );
    const isOfOne = hasUnitCard && unitId && others.length === 0;
    void navigate(isOfOne ? to.unitCard(unitId) : to.personTab(id, 'contracten'));
    onDone();
  };
  return (
    <IconButton
      size="s"
      tabIndex={-1}
      icon={HouseIcon}
      busy={isFetching}
      label={texts.toContract(name)}
      onClick={() => void open()}
    />
  );
});
