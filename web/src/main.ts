import { mount } from 'svelte'
import './style/index.css'
import App from './App.svelte'
import { installWorker } from './notices/install.svelte'
import { preferences } from './shell/preferences.svelte'
import { followUpdates } from './shell/update.svelte'
import { likelyLanguage, speak } from './words/words.svelte'

followUpdates()
await speak(preferences.lang ?? likelyLanguage())
mount(App, { target: document.getElementById('room')! })
installWorker()
