import { assemble } from '#features/configurator/assembly/assemble.ts'
import { initialConfiguration } from '#features/configurator/model/configuration.ts'
import { catalogue } from './content.ts'

/** The shutter that the wizard begins with, worked out of the owner's tables, mm. */
export const firstShutter = assemble(initialConfiguration(catalogue), catalogue)
