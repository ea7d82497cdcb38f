import { useSelector } from 'react-redux';
import { Badge } from '@/ui/record/Badge';
import { selectTelephony } from './state/telephonySelectors';
import { telephonyTexts } from './telephonyTexts';

const { bar: texts } = telephonyTexts;

/** Warns that the shown calls may be outdated (H21), or that the outcome of a command is unknown (H20). */
export function PhoneDoubt() {
  const { isLive, doubtful } = useSelector(selectTelephony);
  if (isLive && doubtful === null) return null;
  return <Badge tone="warning">{isLive ? texts.doubtful : texts.notLive}</Badge>;
}
