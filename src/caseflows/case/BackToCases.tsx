import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { BackLink } from '@/ui/record/BackLink';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';

/** On a phone the list is another page. */
export function BackToCases() {
  const mode = useSelector(selectDeviceMode);
  const { search } = useLocation();
  const open = useOpenLink();
  return mode === 'mobile' ? (
    <BackLink href={to.caseFlows(search)} label={caseFlowDetailTexts.back} onOpen={open} />
  ) : null;
}
