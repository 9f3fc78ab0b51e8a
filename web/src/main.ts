import { mount } from 'svelte'
import './style/index.css'
import App from './App.svelte'
import { likelyLanguage, speak } from './words/words.svelte'

await speak(likelyLanguage())
mount(App, { target: document.getElementById('room')! })
