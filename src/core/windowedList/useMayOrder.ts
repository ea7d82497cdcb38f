import { useSelector } from 'react-redux';
import { selectFeature, type WithConfig } from '../config/configSlice';

/** Whether the back end of this installation knows other orders than its own: no order is shown that was not asked. */
export const useMayOrder = (): boolean =>
  useSelector((state: WithConfig) => selectFeature(state, 'sortering'));
