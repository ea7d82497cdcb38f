import { useSelector } from 'react-redux';
import { Badge } from '@/ui/record/Badge';
import { selectTelephony } from './state/telephonySelectors';
import { telephonyTexts } from './telephonyTexts';

const { bar: texts } = telephonyTexts;

/** What is shown of the calls may be old (H21), or nobody knows whether what was asked was done (H20). */
export function PhoneDoubt() {
  const { isLive, doubtful } = useSelector(selectTelephony);
  if (isLive && doubtful === null) return null;
  return <Badge tone="warning">{isLive ? texts.doubtful : texts.notLive}</Badge>;
}
