import { keepCurrency } from '@fairlot/money';
import { beforeEach } from 'vitest';
import { passMidnight } from './clock/pass-midnight.ts';

// Runs before every test file. Files of one worker share their modules, and thereby the currency that the previous file
// set.
keepCurrency('VND');
// No test counts on a day that ends meanwhile.
beforeEach(passMidnight);
