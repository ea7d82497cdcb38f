import { caseFlowHub } from './caseFlowHub';
import { hubCaller } from './hubCaller';
import { phoneHub } from './phoneHub';
import { phoneRegistryHub } from './phoneRegistryHub';
import { presenceHub } from './presenceHub';
import { recordHubs } from './recordHubs';
import { taskHub } from './taskHub';

/** Every hub of the product: who may hear it, what it pushes, what can be asked of it, what its events make old. */
export const hubs = { taskHub, caseFlowHub, phoneHub, phoneRegistryHub, presenceHub, ...recordHubs };

/**
 * Calls a method of a hub, once: `yield* callHub('personHub', 'startJitUpdate', [id])`. Hub, method and arguments are those of
 * the table.
 */
export const callHub = hubCaller(hubs);
