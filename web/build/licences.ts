import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const web = join(import.meta.dirname, '..')
const FILE = 'licences.json'

/** A package whose code or fonts are in the page, with its licence in full. */
export interface Licence {
  name: string
  version: string
  licence: string
  text: string
}

/** Writes the licences of everything that went into the page beside it; a package without one fails the build. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
      const names = new Set([...this.getModuleIds(), ...files].flatMap(packageOf))
      const ours = {
        name: 'Tatami',
        version: manifest(web).version,
        licence: 'MIT',
        text: readFileSync(join(web, '../LICENSE'), 'utf8'),
      }
      const source = JSON.stringify([ours, ...[...names].sort().map(licenceOf)])
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}

/** The package that a module or a font is of, if it is not ours. */
export function packageOf(id: string): string[] {
  const helper = /^\0(vite|rolldown)\//.exec(id)?.[1] // what the bundler itself puts in
  const path = id.replaceAll('\\', '/').split('node_modules/').slice(1).at(-1)
  const name = helper ?? (path && /^(@[^/]+\/)?[^/]+/.exec(path)?.[0])
  return name ? [name] : []
}

export function licenceOf(name: string): Licence {
  const folder = join(web, 'node_modules', name)
  const { version, license } = manifest(folder)
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
  const standard = join(web, 'build/licences', `${license}.txt`)
  if (!file && !existsSync(standard))
    throw new Error(`${name} (${license}) has no licence file: put the text of ${license} to ${standard}`)
  // A bundler's own file goes on with what it is built from, none of which is in the page.
  const [text] = readFileSync(file ? join(folder, file) : standard, 'utf8').split(
    /^# Licenses of bundled dependencies/m,
  )
  return { name, version, licence: license, text: text!.trim() }
}

function manifest(folder: string): { version: string; license: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license: string }
}
