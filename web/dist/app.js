var Nr=class extends Error{},mM=826692931;function Fm(n){if(n.byteLength<8)throw new Nr("the frame is shorter than its head");let e=new DataView(n);if(e.getUint32(0,!0)!==mM)throw new Nr("this is no frame of the studio");let t=e.getUint32(4,!0);if(8+t>n.byteLength)throw new Nr("the head of the frame is cut off");let i;try{i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,8,t)))}catch{throw new Nr("the head of the frame cannot be read")}let r=8+Math.ceil(t/4)*4,s=new Uint8Array(n,Math.min(r,n.byteLength));for(let o of i.fields){if(o.offset+o.bytes>s.byteLength)throw new Nr(`the samples of ${o.name} are cut off`);if(vM(o)*gM(o)!==o.bytes)throw new Nr(`the blocks of ${o.name} do not add up`)}return{head:i,data:s}}function Um(n,e){let{head:t,data:i}=n,r=[];e.tick=t.tick,e.columns=t.columns,e.rows=t.rows,e.spacing=t.spacing,e.preview=t.preview===!0;for(let s of t.fields){if(s.blocks.length===0)continue;let o=xM(e,s),a=i.subarray(s.offset,s.offset+s.bytes);_M(s,a,o),o.version+=1,r.push(s.name)}return r}function cd(n){let e=[n.firstRow,n.endRow];return n.firstRow=n.rows,n.endRow=0,e}function Om(){return{tick:0,columns:0,rows:0,spacing:1,preview:!1,fields:new Map}}function gM(n){return n.format==="u16"?2:1}function Bm(n,e){let t=Math.ceil(n.columns/n.block),i=e%t*n.block,r=Math.floor(e/t)*n.block;return[i,r,Math.min(n.block,n.columns-i),Math.min(n.block,n.rows-r)]}function vM(n){let e=0;for(let t of n.blocks){let[,,i,r]=Bm(n,t);if(i<=0||r<=0)throw new Nr(`${n.name} has no block ${t}`);e+=i*r}return e}function xM(n,e){let t=n.fields.get(e.name),i=t!==void 0&&t.columns===e.columns&&t.rows===e.rows&&t.values instanceof Uint8Array==(e.format==="u8"),r=e.columns*e.rows,s=i?t:{name:e.name,columns:e.columns,rows:e.rows,stride:e.stride,low:e.low,high:e.high,values:e.format==="u8"?new Uint8Array(r):new Float32Array(r).fill(e.low),version:0,firstRow:e.rows,endRow:0};return s.low=e.low,s.high=e.high,s.stride=e.stride,n.fields.set(e.name,s),s}function _M(n,e,t){let i=t.firstRow,r=t.endRow,s=n.format==="u8"?e:yM(e),o=(n.high-n.low)/65535,a=0;for(let l of n.blocks){let[c,u,d,h]=Bm(n,l);for(let f=0;f<h;f++){let g=(u+f)*t.columns+c;if(n.format==="u8")t.values.set(s.subarray(a,a+d),g);else for(let x=0;x<d;x++)t.values[g+x]=n.low+o*s[a+x];a+=d}i=Math.min(i,u),r=Math.max(r,u+h)}t.firstRow=i,t.endRow=r}function yM(n){let e=n.byteLength>>1;return n.byteOffset%2===0?new Uint16Array(n.buffer,n.byteOffset,e):new Uint16Array(n.slice().buffer,0,e)}var ks=class extends Error{constructor(t,i=[]){super(t);this.problems=i}};function Hm(n,e){let t=/(?:^#|&)token=([0-9a-fA-F]+)/.exec(n)?.[1];return t!==void 0?(e?.setItem("cuesta.token",t),t):e?.getItem("cuesta.token")??""}function bM(n){return Math.min(5e3,250*2**Math.min(n,5))}var Bl=class{constructor(e,t,i){this.base=e;this.token=t;this.listener=i;this.waiting=new Map;this.next=1;this.attempt=0;this.stopped=!1;this.timer=0}start(){this.stopped=!1;let e=this.base.replace(/^http/,"ws")+"/ws",t=this.token?["cuesta",`token.${this.token}`]:["cuesta"],i=new WebSocket(e,t);i.binaryType="arraybuffer",this.socket=i,i.onopen=()=>{this.attempt=0,this.listener.open()},i.onmessage=r=>this.received(r.data),i.onclose=r=>this.lost(r.reason)}stop(){this.stopped=!0,clearTimeout(this.timer),this.socket?.close()}get connected(){return this.socket?.readyState===WebSocket.OPEN}ask(e,...[t]){let i=this.next++;return new Promise((r,s)=>{if(!this.connected){s(new ks("The studio is not connected."));return}this.waiting.set(i,{resolve:r,reject:s}),this.socket?.send(JSON.stringify({id:i,do:e,...t}))})}async catalog(){return(await this.get("/api/catalog")).json()}async get(e){let t=await fetch(this.base+e,{headers:this.headers()});if(!t.ok)throw new ks(await zm(t));return t}async upload(e,t){let i=await fetch(`${this.base}/api/upload?name=${encodeURIComponent(e)}`,{method:"POST",headers:{...this.headers(),"Content-Type":"application/octet-stream"},body:t});if(!i.ok)throw new ks(await zm(i));return i.json()}link(e){return this.base+e.split("/").map(encodeURIComponent).join("/")}headers(){return this.token?{"X-Cuesta-Token":this.token}:{}}received(e){if(e instanceof ArrayBuffer){try{this.listener.frame(Fm(e))}catch(r){this.listener.event({event:"warning",sentence:r.message})}return}let t=JSON.parse(String(e));if("event"in t){this.listener.event(t);return}let i=this.waiting.get(t.id);i!==void 0&&(this.waiting.delete(t.id),typeof t.error=="string"?i.reject(new ks(t.error,t.problems??[])):i.resolve(t))}lost(e){for(let t of this.waiting.values())t.reject(new ks("The connection was lost before the answer came."));this.waiting.clear(),this.listener.closed(e),!this.stopped&&(this.timer=window.setTimeout(()=>this.start(),bM(this.attempt++)))}};async function zm(n){let e=await n.text();try{return JSON.parse(e).error??e}catch{return e||`The server answered ${n.status}.`}}var Ht,Wm,MM,ls,ud,Xl,Xm,Hl,qm,dd,hd,SM,La=Symbol.for("pv"),ql={},$l=[],wM=/^m(i|n|o|s|text|space)$/,fd=Array.isArray,$m=$l.slice,Us=Object.assign;function Fs(n){n&&n.parentNode&&n.remove()}function Vl(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:La,__v:r||++Wm,__i:-1,__u:0};return!r&&Ht.vnode&&Ht.vnode(s),s}function Qn(n){return n.children}function Gl(n,e){this.props=n,this.context=e,this.__g=0}function cs(n,e){if(e==null)return n.__&&cs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:cs(n)}function EM(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=Us({constructor:La},t)).__v=t.__v+1,Ht.vnode&&Ht.vnode(e),pd(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||cs(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,Qm(r,e,s),t.__=t.__e=null,e.__e!=i&&Ym(e))}function Ym(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Ym(n)}function Vm(n){(8&n.__g||(n.__g|=8,ls.push(n),Xl++))&&ud==Ht.debounceRendering||((ud=Ht.debounceRendering)||queueMicrotask)(Zm)}function Zm(){try{for(var n,e=1;ls.length;)ls.length>e&&ls.sort(Xm),n=ls.shift(),e=ls.length,8&n.__g&&EM(n)}finally{(Xl=ls.length)&&(ud||queueMicrotask)(Zm)}}function Km(n,e,t,i,r,s,o,a,l,c,u){var d,h,f,g,x,p,v=i.__k||$l,b=e.length;for(l=TM(t,e,v,l,b),d=0;d<b;d++)(f=t.__k[d])!=null&&(h=~f.__i&&v[f.__i]||ql,f.__i=d,p=pd(n,f,h,r,s,o,a,l,c,u),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&md(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||g,f)),x=x||g,4&f.__u?(l=Jm(f,l,n,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=x,l}function TM(n,e,t,i,r){var s,o,a,l,c,u,d,h,f,g=t.length,x=g,p=0,v=0,b=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=b[s]=Vl(null,o):fd(o)?o=b[s]=Vl(Qn,{children:o}):o.constructor===La&&o.__b?o=b[s]=Vl(o.type,o.props,o.key,o.ref,o.__v):b[s]=o,l=s+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=AM(o,t,l,x))&&(x--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,v=1)):(~c||(r>g?p--:r<g&&p++),typeof o.type!="function"&&(o.__u|=4))):b[s]=null;if(v){for(u=[],d=[],s=0;s<r;s++)if((o=b[s])&&16&o.__u){for(p=0,h=u.length;p<h;)u[f=p+h>>1]<o.__i?p=f+1:h=f;u[p]=o.__i,d[s]=p+1}for(p=u.length;s--;)d[s]&&(d[s]==p?p--:b[s].__u|=4)}if(x)for(s=0;s<g;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=cs(a)),gd(a,a));return i}function Jm(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=Jm(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=cs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function AM(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function Gm(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function zl(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Gm(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Gm(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=hd[e]||(hd[e]=RM(e)),(n.__a||(n.__a={}))[e]=dd,s=e!=(e=e.replace(qm,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function RM(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Hl]==null)e[Hl]=dd++;else if(e[Hl]<this.__a[n])return;return t(Ht.event?Ht.event(e):e)}}}function pd(n,e,t,i,r,s,o,a,l,c){var u,d,h,f,g,x,p,v,b,R,M,P,E,_,C,V,D,k,N=e.type;if(e.constructor!==La)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,d=s=[],u.nodeType==8?a=Wl(u,s):s.push(u),a=s[0]||a),(u=Ht.__b)&&u(e);e:if(typeof N=="function"){h=o.length;try{if(v=e.props,b=(u=N.prototype)&&u.render,R=(u=N.contextType)&&i[u.__c],M=u?R?R.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new N(v,M):(e.__c=f=new Gl(v,M),f.constructor=N,f.render=PM),R&&R.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),N.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Us({},f.__s)),Us(f.__s,N.getDerivedStateFromProps(v,f.__s)))),g=f.props,x=f.state,f.__v=e,t.__c){if(v!==g&&b&&!N.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,M),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,M)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(H){H&&(H.__=e)}),$l.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=cs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,M),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,x,p)})}else b&&!N.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=M,f.props=v,f.__P=n,f.__g&=-5,P=Ht.__r,E=b?25:0;do f.__g&=-9,P&&P(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++E<25);b&&($l.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=Us({},i,f.getChildContext())),b&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,x)),_=u&&u.type===Qn&&u.key==null?u.props.children:u,v.__P&&(u=a,r=(n=v.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(H){H&&gd(H,H)}),t.__k=null),a=t.__k?cs(t,0):null),a=Km(n,fd(_)?_:[_],e,t,i,r,s,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(Fs),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(H){if(o.length=h,e.__v=null,l||s)if(H&&H.then){if(e.__u|=128|l,s){for(~(D=s.indexOf(a||void 0))||(D=s.length);(k=s[D-1])&&k.nodeType==8;)D--;for(;D<s.length;D++)if(k=s[D])if(s[D]=null,C){if(k==V)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(V=Wl(C=k))}}if(!C){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;C=a}(u=Wl(C=e.__c.__z||(e.__c.__z=C)))?(e.__e=C,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(Fs);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),H&&H.then||jm(e),Ht.__e(H,e,t)}}else a=e.__e=CM(t.__e,e,t,i,r,s,o,l,c,n);return(u=Ht.diffed)&&u(e),a}function Wl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function jm(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(jm))}function Qm(n,e,t){for(var i=0;i<t.length;)md(t[i++],t[i++],t[i++]);Ht.__c&&Ht.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){Ht.__e(s,r.__v)}})}function CM(n,e,t,i,r,s,o,a,l,c){var u,d,h,f,g,x,p,v,b=t.props||ql,R=e.props,M=e.type;if(M=="svg"?r="http://www.w3.org/2000/svg":M=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(M?g.localName==M:g.nodeType==3)){n=g,s[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!M)return v.createTextNode(R);n=v.createElementNS(r,M,R.is?R:c),a&&(Ht.__m&&Ht.__m(e,s),a=!1),s=null}if(M){if(c=M=="template"&&n.content||n,s=M=="textarea"&&R.defaultValue!=null?null:s&&$m.call(c.childNodes),!a&&s)for(b={},u=0;u<n.attributes.length;u++)b[(g=n.attributes[u]).name]=g.value;for(u in b)g=b[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in R||u=="value"&&"defaultValue"in R||u=="checked"&&"defaultChecked"in R||zl(n,u,null,g,r);for(u in R)g=R[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?d=g:u=="value"?x=g:u=="checked"?p=g:a&&typeof g!="function"||b[u]===g||zl(n,u,g,b[u],r);d?(a||h&&(d.__html==h.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(h&&(n.textContent=""),(M=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&wM.test(M))&&(r="http://www.w3.org/1999/xhtml"),Km(c,fd(f)?f:[f],e,t,i,r,s,o,s?s[0]:t.__k&&cs(t,0),a,l),s&&s.some(Fs)),a&&M!="textarea"||(u="value",M=="progress"&&x==null?n.removeAttribute(u):x==null||x===n[u]&&(M!="progress"||x)||zl(n,u,x,b[u],r),u="checked",p!=null&&p!=n[u]&&zl(n,u,p,b[u],r))}else b===R||a&&n.data==R||(n.data=R);return n}function md(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){Ht.__e(r,t)}}function gd(n,e,t){var i,r,s,o;if(Ht.unmount&&Ht.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||md(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ht.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&gd(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=Wl(i,s=[]))&&(i==n.__e&&s.some(Fs),Fs(r),Fs(i)),t||Fs(n.__e),n.__e=n.__c=n.__=null}function PM(n,e,t){return this.constructor(n,t)}function eg(n,e){var t,i,r,s;Ht.__&&Ht.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=Vl(Qn,{children:[n]}),r=[],s=[],pd(e,e.__k,i||ql,ql,e.namespaceURI,i?null:e.firstChild?$m.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),Qm(r,e.__k,s),e.__k.props.children=null}Ht={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Xl=0,n}},Wm=0,MM=function(n){return n!=null&&n.constructor===La},Gl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Us({},this.state)),typeof n=="function"&&(n=n(Us({},t),this.props)),n&&(Us(t,n),this.__v&&(e&&this.__k.push(e),Vm(this)))},Gl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Vm(this))},Gl.prototype.render=Qn,ls=[],Xl=0,Xm=function(n,e){return n.__v.__b-e.__v.__b},Hl=Symbol(),qm=/(PointerCapture)$|Capture$/i,dd=0,hd={},SM=0;var So,Rn,vd,tg,xd=Object.is,Yl=0,ug=[],_d=[],bn=Ht,ng=bn.__b,ig=bn.__r,rg=bn.diffed,sg=bn.__c,og=bn.unmount,ag=bn.__;function Zl(n,e){bn.__h&&bn.__h(Rn,n,Yl||e),Yl=0;var t=Rn.__H||(Rn.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function yt(n){return Yl=1,LM(hg,n)}function LM(n,e,t){var i=Zl(So++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):hg(void 0,e),function(s){var o=(i.__N||i.__)[0],a=i.t(o,s);xd(o,a)||(i.__N=[a,i.__[1]],i.__c.setState({}))}],i.__c=Rn,!Rn.__f)){Rn.__f=!0;var r=Rn.shouldComponentUpdate;Rn.shouldComponentUpdate=function(s,o,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=s;if(l.__.some(function(h){h.__N&&(c=!0,xd(h.__[0],h.__N[0])||(u=!0))}),r){var d=r.call(this,s,o,a);return c?d||u:d}return!c||u}}return i.__}function kt(n,e){var t=Zl(So++,3);!bn.__s&&bd(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Rn.__H.__h.push(t))}function Kl(n,e){var t=Zl(So++,4);!bn.__s&&bd(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Rn.__h.push(t))}function Xt(n){return Yl=5,IM(function(){return{current:n}},[])}function IM(n,e){var t=Zl(So++,7);return bd(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function DM(){var n;do{for(;n=_d.shift();)try{Ia(n)}catch(t){bn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=ug.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(Ia),e.__h.some(yd),e.__h=[]}catch(t){e.__h=[],bn.__e(t,n.__v)}}}while(_d.length)}bn.__b=function(n){Rn=null,ng&&ng(n)},bn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),ag&&ag(n,e)},bn.__r=function(n){ig&&ig(n),So=0;var e=(Rn=n.__c).__H;e&&(vd==Rn?Rn.__h=[]:(e.__h.some(Ia),e.__h.some(yd),So=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),vd=Rn},bn.diffed=function(n){rg&&rg(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&cg(ug.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),vd=Rn=null},bn.__c=function(n,e){e.some(function(t){try{t.__h.some(Ia),t.__h=t.__h.filter(function(i){return!i.__||yd(i)})}catch(i){t.__h=[function(){throw i}]}}),sg&&sg(n,e)},bn.unmount=function(n){og&&og(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,cg(_d.push(r))}else Ia(r)}catch(s){e=s}}),i.__H=void 0,e&&bn.__e(e,i.__v))};var lg=typeof requestAnimationFrame=="function";function NM(n){var e,t=function(){clearTimeout(i),lg&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);lg&&(e=requestAnimationFrame(t))}function cg(n){n!=1&&tg==bn.requestAnimationFrame||((tg=bn.requestAnimationFrame)||NM)(DM)}function Ia(n){var e=Rn,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Rn=e}function yd(n){var e=Rn;n.__c=n.__(),Rn=e}function bd(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!xd(t,n[i])})}function hg(n,e){return typeof e=="function"?e(n):e}var xi=class{constructor(e){this.current=e;this.listeners=new Set;this.told=!1}get value(){return this.current}set(e){let t=!0;for(let i of Object.keys(e))this.current[i]!==e[i]&&(t=!1);t||(this.current={...this.current,...e},!this.told&&(this.told=!0,queueMicrotask(()=>{this.told=!1;for(let i of[...this.listeners])i()})))}subscribe(e){return this.listeners.add(e),()=>this.listeners.delete(e)}};function le(n,e){let[,t]=yt(0),i=e(n.value),r=Xt(i);r.current=i;let s=Xt(e);return s.current=e,kt(()=>{let o=()=>{s.current(n.value)!==r.current&&t(a=>a+1)};return o(),n.subscribe(o)},[n]),i}var kM=4e3,Md=class{constructor(){this.ticks=[];this.values=new Map}add(e){let{tick:t}=e;if(!Number.isFinite(t))return;let i=this.ticks.length;for(;i>0&&this.ticks[i-1]>=t;)i--;this.cut(i);for(let[r,s]of Object.entries(e))r==="tick"||r==="event"||typeof s!="number"||this.values.has(r)||this.values.set(r,this.ticks.map(()=>null));this.ticks.push(t);for(let[r,s]of this.values){let o=e[r];s.push(typeof o=="number"?o:null)}this.ticks.length>kM&&this.thin()}clear(){this.cut(0)}cut(e){this.ticks.length=e;for(let t of this.values.values())t.length=e}thin(){let e=t=>{let i=t.filter((r,s)=>s%2===0||s===t.length-1);t.length=0,t.push(...i)};e(this.ticks);for(let t of this.values.values())e(t)}},er=new Md,Os=new xi({version:0});function dg(n){let e=[],t=(i,r)=>{let s=n.filter(r);s.length>0&&e.push({title:i,names:s}),n=n.filter(o=>!r(o))};t("Height",i=>/^(mean_height|lowest|highest)$/.test(i)),t("Erosion score",i=>i==="erosion_score"),t("Ledger",i=>i.startsWith("ledger.")&&i!=="ledger.water"),t("Water",i=>i==="water"),t("Steps per second",i=>i==="steps_per_second"),t("Residual of the ledger",i=>i==="residual");for(let i of n)i!=="ledger.water"&&e.push({title:i,names:[i]});return e}function fg(n){return/^(mean_height|lowest|highest)$/.test(n)?"m":n==="water"||n.startsWith("ledger.")?"m3":n==="steps_per_second"?"1/s":""}var pg={"Cuesta studio":"Cuesta-Studio","Examples and files":"Beispiele und Dateien",project:"Projekt","Not connected, trying again…":"Nicht verbunden, neuer Versuch…",Clock:"Uhr",Run:"Start",Pause:"Pause",Step:"Schritt","Run or pause (space)":"Start oder Pause (Leertaste)","One step (right arrow)":"Ein Schritt (Pfeil rechts)",History:"Verlauf",Undo:"Zurücknehmen",Redo:"Wiederholen","Undo (Z)":"Zurücknehmen (Z)","Redo (Shift+Z)":"Wiederholen (Umschalt+Z)",View:"Ansicht",Land:"Land",Map:"Karte",Compare:"Vergleich",Globe:"Globus",Share:"Teilen",Export:"Ausgabe",Help:"Hilfe","Save or share the recipe":"Rezept sichern oder teilen","Files, pictures, film":"Dateien, Bilder, Film","Help and keys (?)":"Hilfe und Tasten (?)",Panels:"Bereiche",Recipe:"Rezept",Inspector:"Einstellungen",Time:"Zeit",Close:"Schließen","Hide the inspector":"Einstellungen ausblenden","Show the inspector":"Einstellungen zeigen","Hide the recipe":"Rezept ausblenden","Show the recipe":"Rezept zeigen",Stages:"Stufen",Process:"Vorgang","Processes of {name}":"Vorgänge von {name}","Add a stage":"Stufe hinzufügen","Add a process":"Vorgang hinzufügen","Search: rain, dunes, canyon…":"Suche: rain, dunes, canyon…","Search operators":"Werkzeuge suchen","Nothing is called that. Try a plainer word.":"So heißt nichts. Versuchen Sie ein einfacheres Wort.","Only where {name} is above 0":"Nur wo {name} über 0 liegt","Switch off":"Ausschalten","Switch on":"Einschalten",Remove:"Entfernen",Explain:"Erklären","Before and after {name} with its defaults":"Vor und nach {name} mit den Vorgaben","Before and after, with the defaults":"Vorher und nachher, mit den Vorgaben",after:"nach",generator:"Erzeuger",filter:"Filter",process:"Vorgang",container:"Behälter","Change from now on":"Ab jetzt ändern","Later values apply from this step; what has happened stays.":"Neue Werte gelten ab diesem Schritt; was geschehen ist, bleibt.","Fewer settings":"Weniger Einstellungen","All {n} settings":"Alle {n} Einstellungen","Where, seed, name":"Wo, Zufallszahl, Name",Mask:"Maske",everywhere:"überall","The land":"Das Land","Choose a card to change it. These values hold for all of them.":"Wählen Sie eine Karte, um sie zu ändern. Diese Werte gelten für alle.",Seed:"Zufallszahl",Another:"Andere","Another seed is another land by the same rules.":"Eine andere Zufallszahl ist ein anderes Land nach denselben Regeln.",Size:"Größe","Samples along the sides; the extent stays the same.":"Punkte entlang der Seiten; die Ausdehnung bleibt gleich.","Branch from here":"Von hier abzweigen","Double click: back to the default":"Doppelklick: zurück zur Vorgabe","Back to the default":"Zurück zur Vorgabe",default:"Vorgabe",none:"keine","From {min} to {max}":"Von {min} bis {max}","A map of values instead of one number":"Eine Karte von Werten statt einer Zahl",number:"Zahl",map:"Karte","Choose…":"Wählen…","{name} as it was":"{name} wie zuvor","{name} added":"{name} hinzugefügt","{name} removed":"{name} entfernt","{name} moved":"{name} verschoben","{name} off":"{name} aus","{name} on":"{name} an","{name} opened":"{name} geöffnet","Text edited":"Text geändert","Recipe as text (TOML)":"Rezept als Text (TOML)","Line {n}":"Zeile {n}","Back to the text that holds":"Zurück zum gültigen Text","Typing…":"Eingabe…","In step with the cards":"Gleich mit den Karten","To the beginning":"Zum Anfang","One step":"Ein Schritt","One step back":"Ein Schritt zurück","steps/s":"Schritte/s",Moment:"Zeitpunkt","step {n}":"Schritt {n}","Step {n}":"Schritt {n}",Speed:"Tempo","full speed":"volles Tempo",Branch:"Zweig","New branch from here…":"Neuer Zweig von hier…","Drop this branch":"Diesen Zweig verwerfen",Charts:"Kurven","Curves appear while the land runs.":"Kurven erscheinen, während das Land läuft.","Double click: go to this moment":"Doppelklick: zu diesem Zeitpunkt","Spread of {name}":"Verteilung von {name}",median:"Mitte","Would it pass for real land?":"Ginge es als echtes Land durch?","Measuring…":"Messung…","Measure again":"Neu messen",Measure:"Messen",pass:"bestanden",fail:"nicht bestanden","not measured":"nicht gemessen",told:"nur berichtet",Height:"Höhe","Erosion score":"Erosionsgrad",Ledger:"Massenbilanz",Water:"Wasser","Steps per second":"Schritte je Sekunde","Residual of the ledger":"Rest der Bilanz",Tools:"Werkzeuge","Look around":"Umsehen",Brush:"Pinsel",Section:"Schnitt",Borehole:"Bohrloch",borehole:"Bohrloch","River profile":"Flussprofil","Sea level":"Meeresspiegel","Sea level {h} m":"Meeresspiegel {h} m",Fly:"Fliegen","Drop a landform":"Eine Landform setzen","All of the land":"Das ganze Land","Draw a line over the land: the section follows it.":"Ziehen Sie eine Linie über das Land: der Schnitt folgt ihr.","Click where to drill.":"Klicken Sie, wo gebohrt werden soll.","Click on a river: its profile down to the mouth is drawn.":"Klicken Sie auf einen Fluss: sein Profil bis zur Mündung wird gezeichnet.","Click where the shore shall be.":"Klicken Sie, wo das Ufer liegen soll.","W A S D move, drag looks around.":"W A S D bewegen, Ziehen dreht den Blick.","Click where it shall stand: {name}":"Klicken Sie, wo es stehen soll: {name}","What the brush does":"Was der Pinsel tut",Raise:"Heben",Lower:"Senken",Smooth:"Glätten",Flatten:"Ebnen","Add rock":"Gestein",Hardness:"Härte",Rain:"Regen",Spring:"Quelle",Uplift:"Hebung",Radius:"Radius",Amount:"Betrag",Strength:"Stärke",Value:"Wert","Hard core":"Harter Kern",Material:"Material","what is on top":"was oben liegt",Weight:"Gewicht","What was read":"Was gelesen wurde","Section A–B":"Schnitt A–B","Layers under the line: {list}":"Schichten unter der Linie: {list}","no river here":"hier ist kein Fluss","and farther down":"und tiefer","top at {h} m":"Oberkante bei {h} m",Field:"Größe im Bild",Colours:"Farben","of the field":"der Größe","Field over the land":"Größe über dem Land",Climate:"Klima",temperate:"gemäßigt",alpine:"alpin",arid:"trocken",bare:"nackter Fels",height:"Höhe",dusk:"Dämmerung",value:"Wert",deposit:"Ablagerung",ice:"Eis",category:"Klassen",slope:"Neigung",water:"Wasser",flow:"Abfluss",change:"Veränderung",wear:"Abtrag",temperature:"Temperatur",humidity:"Feuchte",hardness:"Härte",age:"Alter",grey:"Grau",classes:"Klassen","Time of day":"Tageszeit","Turn the sun":"Sonne drehen",Heights:"Höhen",heights:"Höhen",Haze:"Dunst","Contour lines":"Höhenlinien","Moving water":"Bewegtes Wasser","Map of the land":"Karte des Landes","The land in 3D":"Das Land in 3D",Legend:"Legende",Scale:"Maßstab",Place:"Ort","Values under the cursor":"Werte unter dem Zeiger","North; click: look north":"Norden; Klick: nach Norden blicken","Look north":"Nach Norden blicken","Where left and right meet":"Wo links und rechts sich treffen","3D":"3D",Difference:"Unterschied","How to compare":"Wie verglichen wird",Left:"Links",Right:"Rechts","kept: {branch}, {step}":"behalten: {branch}, {step}","now: {branch}, {step}":"jetzt: {branch}, {step}","The same recipe at two moments":"Dasselbe Rezept zu zwei Zeitpunkten","The recipes are the same":"Die Rezepte sind gleich","One difference of the recipes":"Ein Unterschied der Rezepte","{n} differences of the recipes":"{n} Unterschiede der Rezepte","These lands have other extents: no difference can be drawn.":"Diese Länder sind verschieden groß: Ein Unterschied lässt sich nicht zeichnen.","Right minus left: {name}":"Rechts minus links: {name}","rust is lost, blue-green is gained":"Rost ist verloren, Blaugrün gewonnen","{name}: only on the left":"{name}: nur links","{name}: only on the right":"{name}: nur rechts",on:"an",off:"aus","{n} values":"{n} Werte","No sea":"Kein Meer","It becomes a value of {list}.":"Er wird ein Wert von {list}.","No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.":"Keine Stufe dieses Rezepts kennt ein Meer: Es wird nur in der Ansicht gezeichnet und gehört weder zum Land noch zu seinen Dateien.","For which program":"Für welches Programm","My choice":"Eigene Wahl","It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:":"Es nimmt quadratische Karten von {list} Punkten ohne Rand; hier wird nichts umgerechnet. Das Land selbst kann in so einer Größe gemacht werden:","A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen und die Dateien, die es liest ({list}), sind dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download recipe and files (.zip)":"Rezept und Dateien herunterladen (.zip)","This page answers on this computer alone, so its address cannot be shared; the recipe can.":"Diese Seite antwortet nur auf diesem Rechner, ihre Adresse lässt sich also nicht teilen; das Rezept schon.",More:"Mehr",Presets:"Vorlagen","All settings at one go":"Alle Einstellungen auf einmal",Defaults:"Vorgaben","As in an example":"Wie in einem Beispiel",Mine:"Meine","Save these settings…":"Diese Einstellungen sichern…","Name of the preset":"Name der Vorlage","Name of the new branch":"Name des neuen Zweigs","Save a picture":"Bild sichern","The curves are saved as a table.":"Die Kurven sind als Tabelle gesichert.","Save the curves as a table (CSV)":"Kurven als Tabelle sichern (CSV)","{name} painted":"{name} gemalt","{card} takes the map {map} from now on: {key}.":"{card} nimmt nun die Karte {map}: {key}.","{card} reads the map {map}: {key}.":"{card} liest die Karte {map}: {key}.","The first stroke gives the map {map} to {card}: {key}.":"Der erste Strich gibt {card} die Karte {map}: {key}.","No process of this recipe takes the map {map} yet.":"Noch nimmt kein Vorgang dieses Rezepts die Karte {map}.","Add {card} that does":"{card} hinzufügen, der sie nimmt","Keep this moment":"Diesen Zeitpunkt behalten","Opening {name}…":"{name} wird geöffnet…","Working…":"Arbeitet…","Files for other programs":"Dateien für andere Programme",Fields:"Größen",Format:"Format","Writing…":"Schreibt…","Write files":"Dateien schreiben",Picture:"Bild","As seen":"Wie zu sehen","Twice as large":"Doppelt so groß","Drawn by the engine":"Vom Programm gezeichnet",Film:"Film",Seconds:"Sekunden","Recording…":"Aufnahme…","Record what is seen":"Aufnehmen, was zu sehen ist","Rendering…":"Zeichnet…","Time-lapse of the recorded moments":"Zeitraffer der aufgezeichneten Zeitpunkte",Files:"Dateien","Written to {place}":"Geschrieben nach {place}","This browser cannot record the canvas.":"Dieser Browser kann das Bild nicht aufnehmen.","Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.":"Ziehen dreht die Ansicht, die rechte Taste oder zwei Finger verschieben sie, das Rad kommt näher. Alles, was Sie tun, wird eine Zeile des Rezepts: es lässt sich zurücknehmen und ohne das Studio bis aufs Bit wiederholen.","A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:":"Ein Rezept von {n} Zeilen ist dieses ganze Land. Wer es ausführt, bekommt dasselbe Land, bis aufs Bit:","Download the recipe":"Rezept herunterladen","The browser did not allow copying.":"Der Browser hat das Kopieren nicht erlaubt.",Copied:"Kopiert","Copy the text":"Text kopieren","The work is on disk at all times: {place}":"Die Arbeit liegt jederzeit auf der Platte: {place}","Begin with":"Beginnen mit","Open a height map or a recipe…":"Höhenkarte oder Rezept öffnen…","Or drop a file on the land. What is open now stays in the history: undo brings it back.":"Oder legen Sie eine Datei auf das Land. Was jetzt offen ist, bleibt im Verlauf: Zurücknehmen bringt es wieder.","Three things to try":"Drei Dinge zum Versuchen","Watch it change":"Zusehen, wie es sich wandelt","Let it run":"Laufen lassen","Press space; drag the line below to go back in time.":"Leertaste drücken; unten an der Linie ziehen, um in der Zeit zurückzugehen.","Raise a mountain":"Einen Berg heben","Press B and draw on the land. Rivers find their way around it.":"B drücken und auf das Land zeichnen. Flüsse finden ihren Weg darum herum.","Cut it open":"Aufschneiden","Press S and draw a line: the layers under it appear.":"S drücken und eine Linie ziehen: die Schichten darunter erscheinen.","Run or pause":"Start oder Pause","One step on":"Ein Schritt weiter","Undo, redo":"Zurücknehmen, wiederholen","Land, map, compare, globe":"Land, Karte, Vergleich, Globus","All of the land in view":"Das ganze Land im Bild","Move over the land":"Über das Land bewegen","Turn around the land":"Um das Land drehen","Look more from above, more from the side":"Mehr von oben, mehr von der Seite","Nearer, farther":"Näher, weiter weg","Move the chosen card":"Die gewählte Karte verschieben","Put the tool away":"Werkzeug weglegen","“{text}” is no number: {value} stays.":"„{text}“ ist keine Zahl: {value} bleibt.","{text} lies outside {min} to {max} {unit}: {value} stays.":"{text} liegt außerhalb von {min} bis {max} {unit}: {value} bleibt.","“{text}” is no whole number: {what} takes one, such as 42.":"„{text}“ ist keine ganze Zahl: {what} braucht eine, etwa 42.","“{text}” is no whole number: {value} stays.":"„{text}“ ist keine ganze Zahl: {value} bleibt.","The recipe was changed after this text was begun.":"Das Rezept wurde geändert, nachdem dieser Text begonnen wurde.","Take the text as it is here":"Den Text nehmen, wie er hier steht","{n} classes, told apart by colour; colours repeat and mean no amount":"{n} Klassen, durch Farben getrennt; Farben wiederholen sich und sagen keine Menge","Rivers and slopes answer":"Flüsse und Hänge antworten","The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now.":"Der Strich kommt im Rezept vor ihnen, und sie laufen noch einmal; aus: er liegt auf dem Land, wie es jetzt ist.","The world as a globe":"Die Welt als Globus","Wind as streaks":"Wind als Striche",Clouds:"Wolken",Plants:"Pflanzen","Temperature and rain by month under the cursor; a click keeps the place.":"Temperatur und Regen nach Monaten unter dem Zeiger; ein Klick hält den Ort fest.","Temperature and rain by month":"Temperatur und Regen nach Monaten","Warmest {warm}, coldest {cold}.":"Am wärmsten {warm}, am kältesten {cold}.","Wettest {wet}, driest {dry}.":"Am nassesten {wet}, am trockensten {dry}.","Dry months: {n}.":"Trockene Monate: {n}.","Months of frost: {n}.":"Frostmonate: {n}.",kept:"festgehalten","Use the tool in the middle of the view":"Werkzeug in der Mitte der Ansicht benutzen","Clock of the world":"Uhr der Welt","day {d}, year {y}":"Tag {d}, Jahr {y}","class {n}":"Klasse {n}"};var Sd="en";function mg(n,e){return n==="de"||n==="en"?n:e[0]?.toLowerCase().startsWith("de")?"de":"en"}function Jl(n){Sd=n}function zi(){return Sd}function w(n,e={}){return(Sd==="de"?pg[n]??n:n).replace(/\{(\w+)\}/g,(i,r)=>r in e?String(e[r]):i)}var FM="uplot",UM="u-hz",OM="u-vt",BM="u-title",zM="u-wrap",HM="u-under",VM="u-over",GM="u-axis",Hs="u-off",WM="u-select",XM="u-cursor-x",qM="u-cursor-y",$M="u-cursor-pt",YM="u-legend",ZM="u-live",KM="u-inline",JM="u-series",jM="u-marker",gg="u-label",QM="u-value",Na="width",ka="height";var vg="bottom",wo="left",wd="right",Hd="#000",xg=Hd+"0",Ed="mousemove",_g="mousedown",Td="mouseup",yg="mouseenter",bg="mouseleave",Mg="dblclick",eS="resize",tS="scroll",Sg="change",nc="dppxchange",Vd="--",Lo=typeof window<"u",Ld=Lo?document:null,To=Lo?window:null,nS=Lo?navigator:null,Nt,jl;function Id(){let n=devicePixelRatio;Nt!=n&&(Nt=n,jl&&Nd(Sg,jl,Id),jl=matchMedia(`(min-resolution: ${Nt-.001}dppx) and (max-resolution: ${Nt+.001}dppx)`),Vs(Sg,jl,Id),To.dispatchEvent(new CustomEvent(nc)))}function Ei(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Dd(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function tn(n,e,t){n.style[e]=t+"px"}function tr(n,e,t,i){let r=Ld.createElement(n);return e!=null&&Ei(r,e),t?.insertBefore(r,i),r}function Hi(n,e){return tr("div",n,e)}var wg=new WeakMap;function vr(n,e,t,i,r){let s="translate("+e+"px,"+t+"px)",o=wg.get(n);s!=o&&(n.style.transform=s,wg.set(n,s),e<0||t<0||e>i||t>r?Ei(n,Hs):Dd(n,Hs))}var Eg=new WeakMap;function Tg(n,e,t){let i=e+t,r=Eg.get(n);i!=r&&(Eg.set(n,i),n.style.background=e,n.style.borderColor=t)}var Ag=new WeakMap;function Rg(n,e,t,i){let r=e+""+t,s=Ag.get(n);r!=s&&(Ag.set(n,r),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Gd={passive:!0},iS={...Gd,capture:!0};function Vs(n,e,t,i){e.addEventListener(n,t,i?iS:Gd)}function Nd(n,e,t,i){e.removeEventListener(n,t,Gd)}Lo&&Id();function nr(n,e,t,i){let r;t=t||0,i=i||e.length-1;let s=i<=2147483647;for(;i-t>1;)r=s?t+i>>1:Ti((t+i)/2),e[r]<n?t=r:i=r;return n-e[t]<=e[i]-n?t:i}function n0(n){return(t,i,r)=>{let s=-1,o=-1;for(let a=i;a<=r;a++)if(n(t[a])){s=a;break}for(let a=r;a>=i;a--)if(n(t[a])){o=a;break}return[s,o]}}var i0=n=>n!=null,r0=n=>n!=null&&n>0,sc=n0(i0),rS=n0(r0);function sS(n,e,t,i=0,r=!1){let s=r?rS:sc,o=r?r0:i0;[e,t]=s(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??qt,l??-qt]}function oc(n,e,t,i){let r=Lg(n),s=Lg(e);n==e&&(r==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?kr:s0,a=r==1?Ti:Vi,l=s==1?Vi:Ti,c=a(o(Nn(n))),u=l(o(Nn(e))),d=Ao(t,c),h=Ao(t,u);return t==10&&(c<0&&(d=$t(d,-c)),u<0&&(h=$t(h,-u))),i||t==2?(n=d*r,e=h*s):(n=c0(n,d),e=ac(e,h)),[n,e]}function Wd(n,e,t,i){let r=oc(n,e,t,i);return n==0&&(r[0]=0),e==0&&(r[1]=0),r}var Xd=.1,Cg={mode:3,pad:Xd},Ua={pad:0,soft:null,mode:0},oS={min:Ua,max:Ua};function ic(n,e,t,i){return lc(t)?Pg(n,e,t):(Ua.pad=t,Ua.soft=i?0:null,Ua.mode=i?3:0,Pg(n,e,oS))}function It(n,e){return n??e}function aS(n,e,t){for(e=It(e,0),t=It(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function Pg(n,e,t){let i=t.min,r=t.max,s=It(i.pad,0),o=It(r.pad,0),a=It(i.hard,-qt),l=It(r.hard,qt),c=It(i.soft,qt),u=It(r.soft,-qt),d=It(i.mode,0),h=It(r.mode,0),f=e-n,g=kr(f),x=ui(Nn(n),Nn(e)),p=kr(x),v=Nn(p-g);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,d==2&&c!=qt&&(s=0),h==2&&u!=-qt&&(o=0)));let b=f||x||1e3,R=kr(b),M=Ao(10,Ti(R)),P=b*(f==0?n==0?.1:1:s),E=$t(c0(n-P,M/10),24),_=n>=c&&(d==1||d==3&&E<=c||d==2&&E>=c)?c:qt,C=ui(a,E<_&&n>=_?_:ir(_,E)),V=b*(f==0?e==0?.1:1:o),D=$t(ac(e+V,M/10),24),k=e<=u&&(h==1||h==3&&D>=u||h==2&&D<=u)?u:-qt,N=ir(l,D>k&&e<=k?k:ui(k,D));return C==N&&C==0&&(N=100),[C,N]}var lS=new Intl.NumberFormat(Lo?nS.language:"en-US"),qd=n=>lS.format(n),Ai=Math,tc=Ai.PI,Nn=Ai.abs,Ti=Ai.floor,Dn=Ai.round,Vi=Ai.ceil,ir=Ai.min,ui=Ai.max,Ao=Ai.pow,Lg=Ai.sign,kr=Ai.log10,s0=Ai.log2,cS=(n,e=1)=>Ai.sinh(n)*e,Ad=(n,e=1)=>Ai.asinh(n/e),qt=1/0;function Ig(n){return(kr((n^n>>31)-(n>>31))|0)+1}function kd(n,e,t){return ir(ui(n,e),t)}function o0(n){return typeof n=="function"}function St(n){return o0(n)?n:()=>n}var uS=()=>{},a0=n=>n,l0=(n,e)=>e,hS=n=>null,Dg=n=>!0,Ng=(n,e)=>n==e,dS=/\.\d*?(?=9{6,}|0{6,})/gm,Gs=n=>{if(h0(n)||hs.has(n))return n;let e=`${n}`,t=e.match(dS);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${Gs(r)}e${s}`}return $t(n,i)};function Bs(n,e){return Gs($t(Gs(n/e))*e)}function ac(n,e){return Gs(Vi(Gs(n/e))*e)}function c0(n,e){return Gs(Ti(Gs(n/e))*e)}function $t(n,e=0){if(h0(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return Dn(i)/t}var hs=new Map;function u0(n){return((""+n).split(".")[1]||"").length}function Ba(n,e,t,i){let r=[],s=i.map(u0);for(let o=e;o<t;o++){let a=Nn(o),l=$t(Ao(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,d=(o>=0?0:a)+(o>=s[c]?0:s[c]),h=n==10?u:$t(u,d);r.push(h),hs.set(h,d)}}return r}var Oa={},$d=[],Ro=[null,null],us=Array.isArray,h0=Number.isInteger,fS=n=>n===void 0;function kg(n){return typeof n=="string"}function lc(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function pS(n){return n!=null&&typeof n=="object"}var mS=Object.getPrototypeOf(Uint8Array),d0="__proto__";function Co(n,e=lc){let t;if(us(n)){let i=n.find(r=>r!=null);if(us(i)||e(i)){t=Array(n.length);for(let r=0;r<n.length;r++)t[r]=Co(n[r],e)}else t=n.slice()}else if(n instanceof mS)t=n.slice();else if(e(n)){t={};for(let i in n)i!=d0&&(t[i]=Co(n[i],e))}else t=n;return t}function Cn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let r in i)r!=d0&&(lc(n[r])?Cn(n[r],Co(i[r])):n[r]=Co(i[r]))}return n}var gS=0,vS=1,xS=2;function _S(n,e,t){for(let i=0,r,s=-1;i<e.length;i++){let o=e[i];if(o>s){for(r=o-1;r>=0&&n[r]==null;)n[r--]=null;for(r=o+1;r<t&&n[r]==null;)n[s=r++]=null}}}function yS(n,e){if(SS(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return wS(o[0])||(o=MS(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],r=i[0].length,s=new Map;for(let o=0;o<r;o++)s.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],d=Array(r).fill(void 0),h=e?e[o][c]:vS,f=[];for(let g=0;g<u.length;g++){let x=u[g],p=s.get(l[g]);x===null?h!=gS&&(d[p]=x,h==xS&&f.push(p)):d[p]=x}_S(d,f,r),i.push(d)}}return i}var bS=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function MS(n){let e=n[0],t=e.length,i=Array(t);for(let s=0;s<i.length;s++)i[s]=s;i.sort((s,o)=>e[s]-e[o]);let r=[];for(let s=0;s<n.length;s++){let o=n[s],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];r.push(a)}return r}function SS(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let r=n[i][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function wS(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,r=t-1;for(;i<=r&&n[i]==null;)i++;for(;r>=i&&n[r]==null;)r--;if(r<=i)return!0;let s=ui(1,Ti((r-i+1)/e));for(let o=n[i],a=i+s;a<=r;a+=s){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var f0=["January","February","March","April","May","June","July","August","September","October","November","December"],p0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function m0(n){return n.slice(0,3)}var ES=p0.map(m0),TS=f0.map(m0),AS={MMMM:f0,MMM:TS,WWWW:p0,WWW:ES};function Da(n){return(n<10?"0":"")+n}function RS(n){return(n<10?"00":n<100?"0":"")+n}var CS={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Da(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Da(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Da(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Da(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Da(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>RS(n.getMilliseconds())};function Yd(n,e){e=e||AS;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=i.exec(n);)t.push(r[0][0]=="{"?CS[r[1]]:r[0]);return s=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](s,e);return o}}var PS=new Intl.DateTimeFormat().resolvedOptions().timeZone;function LS(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==PS?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var g0=n=>n%1==0,rc=[1,2,2.5,5],IS=Ba(10,-32,0,rc),v0=Ba(10,0,32,rc),DS=v0.filter(g0),zs=IS.concat(v0),Zd=`
`,x0="{YYYY}",Fg=Zd+x0,_0="{M}/{D}",Fa=Zd+_0,Ql=Fa+"/{YY}",y0="{aa}",NS="{h}:{mm}",Eo=NS+y0,Ug=Zd+Eo,Og=":{ss}",Ft=null;function b0(n){let e=n*1e3,t=e*60,i=t*60,r=i*24,s=r*30,o=r*365,l=(n==1?Ba(10,0,3,rc).filter(g0):Ba(10,-3,0,rc)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,x0,Ft,Ft,Ft,Ft,Ft,Ft,1],[r*28,"{MMM}",Fg,Ft,Ft,Ft,Ft,Ft,1],[r,_0,Fg,Ft,Ft,Ft,Ft,Ft,1],[i,"{h}"+y0,Ql,Ft,Fa,Ft,Ft,Ft,1],[t,Eo,Ql,Ft,Fa,Ft,Ft,Ft,1],[e,Og,Ql+" "+Eo,Ft,Fa+" "+Eo,Ft,Ug,Ft,1],[n,Og+".{fff}",Ql+" "+Eo,Ft,Fa+" "+Eo,Ft,Ug,Ft,1]];function u(d){return(h,f,g,x,p,v)=>{let b=[],R=p>=o,M=p>=s&&p<o,P=d(g),E=$t(P*n,3),_=Rd(P.getFullYear(),R?0:P.getMonth(),M||R?1:P.getDate()),C=$t(_*n,3);if(M||R){let V=M?p/s:0,D=R?p/o:0,k=E==C?E:$t(Rd(_.getFullYear()+D,_.getMonth()+V,1)*n,3),N=new Date(Dn(k/n)),H=N.getFullYear(),F=N.getMonth();for(let q=0;k<=x;q++){let j=Rd(H+D*q,F+V*q,1),X=j-d($t(j*n,3));k=$t((+j+X)*n,3),k<=x&&b.push(k)}}else{let V=p>=r?r:p,D=Ti(g)-Ti(E),k=C+D+ac(E-C,V);b.push(k);let N=d(k),H=N.getHours()+N.getMinutes()/t+N.getSeconds()/i,F=p/i,q=h.axes[f]._space,j=v/q;for(;k=$t(k+p,n==1?0:3),!(k>x);)if(F>1){let X=Ti($t(H+F,6))%24,te=d(k).getHours()-X;te>1&&(te=-1),k-=te*i,H=(H+F)%24;let oe=b[b.length-1];$t((k-oe)/p,3)*j>=.7&&b.push(k)}else b.push(k)}return b}}return[l,c,u]}var[kS,FS,US]=b0(1),[OS,BS,zS]=b0(.001);Ba(2,-53,53,[1]);function Bg(n,e){return n.map(t=>t.map((i,r)=>r==0||r==8||i==null?i:e(r==1||t[8]==0?i:t[1]+i)))}function zg(n,e){return(t,i,r,s,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,d,h,f;return i.map(g=>{let x=n(g),p=x.getFullYear(),v=x.getMonth(),b=x.getDate(),R=x.getHours(),M=x.getMinutes(),P=x.getSeconds(),E=p!=l&&a[2]||v!=c&&a[3]||b!=u&&a[4]||R!=d&&a[5]||M!=h&&a[6]||P!=f&&a[7]||a[1];return l=p,c=v,u=b,d=R,h=M,f=P,E(x)})}}function HS(n,e){let t=Yd(e);return(i,r,s,o,a)=>r.map(l=>t(n(l)))}function Rd(n,e,t){return new Date(n,e,t)}function Hg(n,e){return e(n)}var VS="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Vg(n,e){return(t,i,r,s)=>s==null?Vd:e(n(i))}function GS(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function WS(n,e){return n.series[e].fill(n,e)}var XS={show:!0,live:!0,isolate:!1,mount:uS,markers:{show:!0,width:2,stroke:GS,fill:WS,dash:"solid"},idx:null,idxs:null,values:[]};function qS(n,e){let t=n.cursor.points,i=Hi(),r=t.size(n,e);tn(i,Na,r),tn(i,ka,r);let s=r/-2;tn(i,"marginLeft",s),tn(i,"marginTop",s);let o=t.width(n,e,r);return o&&tn(i,"borderWidth",o),i}function $S(n,e){let t=n.series[e].points;return t._fill||t._stroke}function YS(n,e){let t=n.series[e].points;return t._stroke||t._fill}function ZS(n,e){return n.series[e].points.size}var Cd=[0,0];function KS(n,e,t){return Cd[0]=e,Cd[1]=t,Cd}function ec(n,e,t,i=!0){return r=>{r.button==0&&(!i||r.target==e)&&t(r)}}function Pd(n,e,t,i=!0){return r=>{(!i||r.target==e)&&t(r)}}var JS={show:!0,x:!0,y:!0,lock:!1,move:KS,points:{one:!1,show:qS,size:ZS,width:0,stroke:YS,fill:$S},bind:{mousedown:ec,mouseup:ec,click:ec,dblclick:ec,mousemove:Pd,mouseleave:Pd,mouseenter:Pd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,r)=>i-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},M0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Kd=Cn({},M0,{filter:l0}),S0=Cn({},Kd,{size:10}),w0=Cn({},M0,{show:!1}),Jd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',E0="bold "+Jd,T0=1.5,Gg={show:!0,scale:"x",stroke:Hd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:E0,side:2,grid:Kd,ticks:S0,border:w0,font:Jd,lineGap:T0,rotate:0},jS="Value",QS="Time",Wg={show:!0,scale:"x",auto:!1,sorted:1,min:qt,max:-qt,idxs:[]};function ew(n,e,t,i,r){return e.map(s=>s==null?"":qd(s))}function tw(n,e,t,i,r,s,o){let a=[],l=hs.get(r)||0;t=o?t:$t(ac(t,r),l);for(let c=t;c<=i;c=$t(c+r,l))a.push(Object.is(c,-0)?0:c);return a}function Fd(n,e,t,i,r,s,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?kr:s0,u=Ti(c(t));r=Ao(l,u),l==10&&(r=zs[nr(r,zs)]);let d=t,h=r*l;l==10&&(h=zs[nr(h,zs)]);do a.push(d),d=d+r,l==10&&!hs.has(d)&&(d=$t(d,hs.get(r))),d>=h&&(r=d,h=r*l,l==10&&(h=zs[nr(h,zs)]));while(d<=i);return a}function nw(n,e,t,i,r,s,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Fd(n,e,ui(l,t),i,r):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Fd(n,e,ui(l,-i),-t,r):[l]).reverse().map(h=>-h).concat(u,c)}var A0=/./,iw=/[12357]/,rw=/[125]/,Xg=/1/,Ud=(n,e,t,i)=>n.map((r,s)=>e==4&&r==0||s%i==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function sw(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=n.scales[o],l=n.valToPos,c=s._space,u=l(10,o),d=l(9,o)-u>=c?A0:l(7,o)-u>=c?iw:l(5,o)-u>=c?rw:Xg;if(d==Xg){let h=Nn(l(1,o)-u);if(h<c)return Ud(e.slice().reverse(),a.distr,d,Vi(c/h)).reverse()}return Ud(e,a.distr,d,1)}function ow(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=s._space,l=n.valToPos,c=Nn(l(1,o)-l(2,o));return c<a?Ud(e.slice().reverse(),3,A0,Vi(a/c)).reverse():e}function aw(n,e,t,i){return i==null?Vd:e==null?"":qd(e)}var qg={show:!0,scale:"y",stroke:Hd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:E0,side:3,grid:Kd,ticks:S0,border:w0,font:Jd,lineGap:T0,rotate:0};function lw(n,e){let t=3+(n||1)*2;return $t(t*e,3)}function cw(n,e){let{scale:t,idxs:i}=n.series[0],r=n._data[0],s=n.valToPos(r[i[0]],t,!0),o=n.valToPos(r[i[1]],t,!0),a=Nn(o-s),l=n.series[e],c=a/(l.points.space*Nt);return i[1]-i[0]<=c}var $g={scale:null,auto:!0,sorted:0,min:qt,max:-qt},R0=(n,e,t,i,r)=>r,Yg={show:!0,auto:!0,sorted:0,gaps:R0,alpha:1,facets:[Cn({},$g,{scale:"x"}),Cn({},$g,{scale:"y"})]},Zg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:R0,alpha:1,points:{show:cw,filter:null},values:null,min:qt,max:-qt,idxs:[],path:null,clip:null};function uw(n,e,t,i,r){return t/10}var C0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},hw=Cn({},C0,{time:!1,ori:1}),Kg={};function P0(n,e){let t=Kg[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(r=>r!=i)},pub(i,r,s,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=r&&t.plots[u].pub(i,r,s,o,a,l,c)}},n!=null&&(Kg[n]=t)),t}var Po=1,Od=2;function Ws(n,e,t){let i=n.mode,r=n.series[e],s=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=s[0],c=i==2?s[1]:s[e],u=i==2?o[r.facets[0].scale]:o[n.series[0].scale],d=i==2?o[r.facets[1].scale]:o[r.scale],h=a.left,f=a.top,g=a.width,x=a.height,p=n.valToPosH,v=n.valToPosV;return u.ori==0?t(r,l,c,u,d,p,v,h,f,g,x,uc,Io,dc,I0,N0):t(r,l,c,u,d,v,p,f,h,x,g,hc,Do,ef,D0,k0)}function jd(n,e){let t=0,i=0,r=It(n.bands,$d);for(let s=0;s<r.length;s++){let o=r[s];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function dw(n,e,t,i,r){let s=n.mode,o=n.series[e],a=s==2?o.facets[1].scale:o.scale,l=n.scales[a];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Fr(n,e,t,i,r,s){return Ws(n,e,(o,a,l,c,u,d,h,f,g,x,p)=>{let v=o.pxRound,b=c.dir*(c.ori==0?1:-1),R=c.ori==0?Io:Do,M,P;b==1?(M=t,P=i):(M=i,P=t);let E=v(d(a[M],c,x,f)),_=v(h(l[M],u,p,g)),C=v(d(a[P],c,x,f)),V=v(h(s==1?u.max:u.min,u,p,g)),D=new Path2D(r);return R(D,C,V),R(D,E,V),R(D,E,_),D})}function cc(n,e,t,i,r,s){let o=null;if(n.length>0){o=new Path2D;let a=e==0?dc:ef,l=t;for(let d=0;d<n.length;d++){let h=n[d];if(h[1]>h[0]){let f=h[0]-l;f>0&&a(o,l,i,f,i+s),l=h[1]}}let c=t+r-l,u=10;c>0&&a(o,l,i-u/2,c,i+s+u)}return o}function fw(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function Qd(n,e,t,i,r,s,o){let a=[],l=n.length;for(let c=r==1?t:i;c>=t&&c<=i;c+=r)if(e[c]===null){let d=c,h=c;if(r==1)for(;++c<=i&&e[c]===null;)h=c;else for(;--c>=t&&e[c]===null;)h=c;let f=s(n[d]),g=h==d?f:s(n[h]),x=d-r;f=o<=0&&x>=0&&x<l?s(n[x]):f;let v=h+r;g=o>=0&&v>=0&&v<l?s(n[v]):g,g>=f&&a.push([f,g])}return a}function Jg(n){return n==0?a0:n==1?Dn:e=>Bs(e,n)}function L0(n){let e=n==0?uc:hc,t=n==0?(r,s,o,a,l,c)=>{r.arcTo(s,o,a,l,c)}:(r,s,o,a,l,c)=>{r.arcTo(o,s,l,a,c)},i=n==0?(r,s,o,a,l)=>{r.rect(s,o,a,l)}:(r,s,o,a,l)=>{r.rect(o,s,l,a)};return(r,s,o,a,l,c=0,u=0)=>{c==0&&u==0?i(r,s,o,a,l):(c=ir(c,a/2,l/2),u=ir(u,a/2,l/2),e(r,s+c,o),t(r,s+a,o,s+a,o+l,c),t(r,s+a,o+l,s,o+l,u),t(r,s,o+l,s,o,u),t(r,s,o,s+a,o,c),r.closePath())}}var uc=(n,e,t)=>{n.moveTo(e,t)},hc=(n,e,t)=>{n.moveTo(t,e)},Io=(n,e,t)=>{n.lineTo(e,t)},Do=(n,e,t)=>{n.lineTo(t,e)},dc=L0(0),ef=L0(1),I0=(n,e,t,i,r,s)=>{n.arc(e,t,i,r,s)},D0=(n,e,t,i,r,s)=>{n.arc(t,e,i,r,s)},N0=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(e,t,i,r,s,o)},k0=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(t,e,r,i,o,s)};function F0(n){return(e,t,i,r,s)=>Ws(e,t,(o,a,l,c,u,d,h,f,g,x,p)=>{let{pxRound:v,points:b}=o,R,M;c.ori==0?(R=uc,M=I0):(R=hc,M=D0);let P=$t(b.width*Nt,3),E=(b.size-b.width)/2*Nt,_=$t(E*2,3),C=new Path2D,V=new Path2D,{left:D,top:k,width:N,height:H}=e.bbox;dc(V,D-_,k-_,N+_*2,H+_*2);let F=q=>{if(l[q]!=null){let j=v(d(a[q],c,x,f)),X=v(h(l[q],u,p,g));R(C,j+E,X),M(C,j,X,E,0,tc*2)}};if(s)s.forEach(F);else for(let q=i;q<=r;q++)F(q);return{stroke:P>0?C:null,fill:C,clip:V,flags:Po|Od}})}function U0(n){return(e,t,i,r,s,o)=>{i!=r&&(s!=i&&o!=i&&n(e,t,i),s!=r&&o!=r&&n(e,t,r),n(e,t,o))}}var pw=U0(Io),mw=U0(Do);function O0(n){let e=It(n?.alignGaps,0);return(t,i,r,s)=>Ws(t,i,(o,a,l,c,u,d,h,f,g,x,p)=>{[r,s]=sc(l,r,s);let v=o.pxRound,b=H=>v(d(H,c,x,f)),R=H=>v(h(H,u,p,g)),M,P;c.ori==0?(M=Io,P=pw):(M=Do,P=mw);let E=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Po},C=_.stroke,V=!1;if(s-r>=x*4){let H=me=>t.posToVal(me,c.key,!0),F=null,q=null,j,X,de,Q=b(a[E==1?r:s]),te=b(a[r]),oe=b(a[s]),ge=H(E==1?te+1:oe-1);for(let me=E==1?r:s;me>=r&&me<=s;me+=E){let ne=a[me],Me=(E==1?ne<ge:ne>ge)?Q:b(ne),Le=l[me];Me==Q?Le!=null?(X=Le,F==null?(M(C,Me,R(X)),j=F=q=X):X<F?F=X:X>q&&(q=X)):Le===null&&(V=!0):(F!=null&&P(C,Q,R(F),R(q),R(j),R(X)),Le!=null?(X=Le,M(C,Me,R(X)),F=q=j=X):(F=q=null,Le===null&&(V=!0)),Q=Me,ge=H(Q+E))}F!=null&&F!=q&&de!=Q&&P(C,Q,R(F),R(q),R(j),R(X))}else for(let H=E==1?r:s;H>=r&&H<=s;H+=E){let F=l[H];F===null?V=!0:F!=null&&M(C,b(a[H]),R(F))}let[k,N]=jd(t,i);if(o.fill!=null||k!=0){let H=_.fill=new Path2D(C),F=o.fillTo(t,i,o.min,o.max,k),q=R(F),j=b(a[r]),X=b(a[s]);E==-1&&([X,j]=[j,X]),M(H,X,q),M(H,j,q)}if(!o.spanGaps){let H=[];V&&H.push(...Qd(a,l,r,s,E,b,e)),_.gaps=H=o.gaps(t,i,r,s,H),_.clip=cc(H,c.ori,f,g,x,p)}return N!=0&&(_.band=N==2?[Fr(t,i,r,s,C,-1),Fr(t,i,r,s,C,1)]:Fr(t,i,r,s,C,N)),_})}function gw(n){let e=It(n.align,1),t=It(n.ascDesc,!1),i=It(n.alignGaps,0),r=It(n.extend,!1);return(s,o,a,l)=>Ws(s,o,(c,u,d,h,f,g,x,p,v,b,R)=>{[a,l]=sc(d,a,l);let M=c.pxRound,{left:P,width:E}=s.bbox,_=te=>M(g(te,h,b,p)),C=te=>M(x(te,f,R,v)),V=h.ori==0?Io:Do,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Po},k=D.stroke,N=h.dir*(h.ori==0?1:-1),H=C(d[N==1?a:l]),F=_(u[N==1?a:l]),q=F,j=F;r&&e==-1&&(j=P,V(k,j,H)),V(k,F,H);for(let te=N==1?a:l;te>=a&&te<=l;te+=N){let oe=d[te];if(oe==null)continue;let ge=_(u[te]),me=C(oe);e==1?V(k,ge,H):V(k,q,me),V(k,ge,me),H=me,q=ge}let X=q;r&&e==1&&(X=P+E,V(k,X,H));let[de,Q]=jd(s,o);if(c.fill!=null||de!=0){let te=D.fill=new Path2D(k),oe=c.fillTo(s,o,c.min,c.max,de),ge=C(oe);V(te,X,ge),V(te,j,ge)}if(!c.spanGaps){let te=[];te.push(...Qd(u,d,a,l,N,_,i));let oe=c.width*Nt/2,ge=t||e==1?oe:-oe,me=t||e==-1?-oe:oe;te.forEach(ne=>{ne[0]+=ge,ne[1]+=me}),D.gaps=te=c.gaps(s,o,a,l,te),D.clip=cc(te,h.ori,p,v,b,R)}return Q!=0&&(D.band=Q==2?[Fr(s,o,a,l,k,-1),Fr(s,o,a,l,k,1)]:Fr(s,o,a,l,k,Q)),D})}function jg(n,e,t,i,r,s,o=qt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=Nn(n[l]-n[a]);u<c&&(c=u,o=Nn(t(n[l],i,r,s)-t(n[a],i,r,s)))}a=l}}return o}function vw(n){n=n||Oa;let e=It(n.size,[.6,qt,1]),t=n.align||0,i=n.gap||0,r=n.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=St(r),o=1-e[0],a=It(e[1],qt),l=It(e[2],1),c=It(n.disp,Oa),u=It(n.each,f=>{}),{fill:d,stroke:h}=c;return(f,g,x,p)=>Ws(f,g,(v,b,R,M,P,E,_,C,V,D,k)=>{let N=v.pxRound,H=t,F=i*Nt,q=a*Nt,j=l*Nt,X,de;M.ori==0?[X,de]=s(f,g):[de,X]=s(f,g);let Q=M.dir*(M.ori==0?1:-1),te=M.ori==0?dc:ef,oe=M.ori==0?u:(De,Je,ct,Ae,Wt,Xe,Ke)=>{u(De,Je,ct,Wt,Ae,Ke,Xe)},ge=It(f.bands,$d).find(De=>De.series[0]==g),me=ge!=null?ge.dir:0,ne=v.fillTo(f,g,v.min,v.max,me),_e=N(_(ne,P,k,V)),Me,Le,Te,Ye=D,lt=N(v.width*Nt),qe=!1,gt=null,ht=null,st=null,rn=null;d!=null&&(lt==0||h!=null)&&(qe=!0,gt=d.values(f,g,x,p),ht=new Map,new Set(gt).forEach(De=>{De!=null&&ht.set(De,new Path2D)}),lt>0&&(st=h.values(f,g,x,p),rn=new Map,new Set(st).forEach(De=>{De!=null&&rn.set(De,new Path2D)})));let{x0:Kt,size:Mn}=c;if(Kt!=null&&Mn!=null){H=1,b=Kt.values(f,g,x,p),Kt.unit==2&&(b=b.map(ct=>f.posToVal(C+ct*D,M.key,!0)));let De=Mn.values(f,g,x,p);Mn.unit==2?Le=De[0]*D:Le=E(De[0],M,D,C)-E(0,M,D,C),Ye=jg(b,R,E,M,D,C,Ye),Te=Ye-Le+F}else Ye=jg(b,R,E,M,D,C,Ye),Te=Ye*o+F,Le=Ye-Te;Te<1&&(Te=0),lt>=Le/2&&(lt=0),Te<5&&(N=a0);let Vt=Te>0,zn=Ye-Te-(Vt?lt:0);Le=N(kd(zn,j,q)),Me=(H==0?Le/2:H==Q?0:Le)-H*Q*((H==0?F/2:0)+(Vt?lt/2:0));let Rt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Ln=qe?null:new Path2D,fn=null;if(ge!=null)fn=f.data[ge.series[1]];else{let{y0:De,y1:Je}=c;De!=null&&Je!=null&&(R=Je.values(f,g,x,p),fn=De.values(f,g,x,p))}let Sn=X*Le,z=de*Le;for(let De=Q==1?x:p;De>=x&&De<=p;De+=Q){let Je=R[De];if(Je==null)continue;if(fn!=null){let $=fn[De]??0;if(Je-$==0)continue;_e=_($,P,k,V)}let ct=M.distr!=2||c!=null?b[De]:De,Ae=E(ct,M,D,C),Wt=_(It(Je,ne),P,k,V),Xe=N(Ae-Me),Ke=N(ui(Wt,_e)),L=N(ir(Wt,_e)),S=Ke-L;if(Je!=null){let $=Je<0?z:Sn,fe=Je<0?Sn:z;qe?(lt>0&&st[De]!=null&&te(rn.get(st[De]),Xe,L+Ti(lt/2),Le,ui(0,S-lt),$,fe),gt[De]!=null&&te(ht.get(gt[De]),Xe,L+Ti(lt/2),Le,ui(0,S-lt),$,fe)):te(Ln,Xe,L+Ti(lt/2),Le,ui(0,S-lt),$,fe),oe(f,g,De,Xe-lt/2,L,Le+lt,S)}}return lt>0?Rt.stroke=qe?rn:Ln:qe||(Rt._fill=v.width==0?v._fill:v._stroke??v._fill,Rt.width=0),Rt.fill=qe?ht:Ln,Rt})}function xw(n,e){let t=It(e?.alignGaps,0);return(i,r,s,o)=>Ws(i,r,(a,l,c,u,d,h,f,g,x,p,v)=>{[s,o]=sc(c,s,o);let b=a.pxRound,R=X=>b(h(X,u,p,g)),M=X=>b(f(X,d,v,x)),P,E,_;u.ori==0?(P=uc,_=Io,E=N0):(P=hc,_=Do,E=k0);let C=u.dir*(u.ori==0?1:-1),V=R(l[C==1?s:o]),D=V,k=[],N=[];for(let X=C==1?s:o;X>=s&&X<=o;X+=C)if(c[X]!=null){let Q=l[X],te=R(Q);k.push(D=te),N.push(M(c[X]))}let H={stroke:n(k,N,P,_,E,b),fill:null,clip:null,band:null,gaps:null,flags:Po},F=H.stroke,[q,j]=jd(i,r);if(a.fill!=null||q!=0){let X=H.fill=new Path2D(F),de=a.fillTo(i,r,a.min,a.max,q),Q=M(de);_(X,D,Q),_(X,V,Q)}if(!a.spanGaps){let X=[];X.push(...Qd(l,c,s,o,C,R,t)),H.gaps=X=a.gaps(i,r,s,o,X),H.clip=cc(X,u.ori,g,x,p,v)}return j!=0&&(H.band=j==2?[Fr(i,r,s,o,F,-1),Fr(i,r,s,o,F,1)]:Fr(i,r,s,o,F,j)),H})}function _w(n){return xw(yw,n)}function yw(n,e,t,i,r,s){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),d=Array(o-1);for(let h=0;h<o-1;h++)u[h]=e[h+1]-e[h],d[h]=n[h+1]-n[h],c[h]=u[h]/d[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(d[h-1]+d[h])/((2*d[h]+d[h-1])/c[h-1]+(d[h]+2*d[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)r(a,n[h]+d[h]/3,e[h]+l[h]*d[h]/3,n[h+1]-d[h]/3,e[h+1]-l[h+1]*d[h]/3,n[h+1],e[h+1])}return a}var Bd=new Set;function Qg(){for(let n of Bd)n.syncRect(!0)}Lo&&(Vs(eS,To,Qg),Vs(tS,To,Qg,!0),Vs(nc,To,()=>{Yn.pxRatio=Nt}));var bw=O0(),Mw=F0();function e0(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((s,o)=>zd(s,o,e,t))}function Sw(n,e){return n.map((t,i)=>i==0?{}:Cn({},e,t))}function zd(n,e,t,i){return Cn({},e==0?t:i,n)}function B0(n,e,t){return e==null?Ro:[e,t]}var ww=B0;function Ew(n,e,t){return e==null?Ro:ic(e,t,Xd,!0)}function z0(n,e,t,i){return e==null?Ro:oc(e,t,n.scales[i].log,!1)}var Tw=z0;function H0(n,e,t,i){return e==null?Ro:Wd(e,t,n.scales[i].log,!1)}var Aw=H0;function Rw(n,e,t,i,r){let s=ui(Ig(n),Ig(e)),o=e-n,a=nr(r/i*o,t);do{let l=t[a],c=i*l/o;if(c>=r&&s+(l<5?hs.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function t0(n){let e,t;return n=n.replace(/(\d+)px/,(i,r)=>(e=Dn((t=+r)*Nt))+"px"),[n,e,t]}function Cw(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=$t(e[2]*Nt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Yn(n,e,t){let i={mode:It(n.mode,1)},r=i.mode;function s(y,T,I,O){let W=T.valToPct(y);return O+I*(T.dir==-1?1-W:W)}function o(y,T,I,O){let W=T.valToPct(y);return O+I*(T.dir==-1?W:1-W)}function a(y,T,I,O){return T.ori==0?s(y,T,I,O):o(y,T,I,O)}i.valToPosH=s,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Hi(FM);if(n.id!=null&&(c.id=n.id),Ei(c,n.class),n.title){let y=Hi(BM,c);y.textContent=n.title}let u=tr("canvas"),d=i.ctx=u.getContext("2d"),h=Hi(zM,c);Vs("click",h,y=>{y.target===g&&(jt!=xo||sn!=_o)&&$n.click(i,y)},!0);let f=i.under=Hi(HM,h);h.appendChild(u);let g=i.over=Hi(VM,h);n=Co(n);let x=+It(n.pxAlign,1),p=Jg(x);(n.plugins||[]).forEach(y=>{y.opts&&(n=y.opts(i,n)||n)});let v=n.ms||.001,b=i.series=r==1?e0(n.series||[],Wg,Zg,!1):Sw(n.series||[null],Yg),R=i.axes=e0(n.axes||[],Gg,qg,!0),M=i.scales={},P=i.bands=n.bands||[];P.forEach(y=>{y.fill=St(y.fill||null),y.dir=It(y.dir,-1)});let E=r==2?b[1].facets[0].scale:b[0].scale,_={axes:Ir,series:_t},C=(n.drawOrder||["axes","series"]).map(y=>_[y]);function V(y){let T=y.distr==3?I=>kr(I>0?I:y.clamp(i,I,y.min,y.max,y.key)):y.distr==4?I=>Ad(I,y.asinh):y.distr==100?I=>y.fwd(I):I=>I;return I=>{let O=T(I),{_min:W,_max:J}=y,ue=J-W;return(O-W)/ue}}function D(y){let T=M[y];if(T==null){let I=(n.scales||Oa)[y]||Oa;if(I.from!=null){D(I.from);let O=Cn({},M[I.from],I,{key:y});O.valToPct=V(O),M[y]=O}else{T=M[y]=Cn({},y==E?C0:hw,I),T.key=y;let O=T.time,W=T.range,J=us(W);if((y!=E||r==2&&!O)&&(J&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Cg:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Cg:{mode:1,hard:W[1],soft:W[1]}},J=!1),!J&&lc(W))){let ue=W;W=(ve,we,Oe)=>we==null?Ro:ic(we,Oe,ue)}T.range=St(W||(O?ww:y==E?T.distr==3?Tw:T.distr==4?Aw:B0:T.distr==3?z0:T.distr==4?H0:Ew)),T.auto=St(J?!1:T.auto),T.clamp=St(T.clamp||uw),T._min=T._max=null,T.valToPct=V(T)}}}D("x"),D("y"),r==1&&b.forEach(y=>{D(y.scale)}),R.forEach(y=>{D(y.scale)});for(let y in n.scales)D(y);let k=M[E],N=k.distr,H,F;k.ori==0?(Ei(c,UM),H=s,F=o):(Ei(c,OM),H=o,F=s);let q={};for(let y in M){let T=M[y];(T.min!=null||T.max!=null)&&(q[y]={min:T.min,max:T.max},T.min=T.max=null)}let j=n.tzDate||(y=>new Date(Dn(y/v))),X=n.fmtDate||Yd,de=v==1?US(j):zS(j),Q=zg(j,Bg(v==1?FS:BS,X)),te=Vg(j,Hg(VS,X)),oe=[],ge=i.legend=Cn({},XS,n.legend),me=i.cursor=Cn({},JS,{drag:{y:r==2}},n.cursor),ne=ge.show,_e=me.show,Me=ge.markers;ge.idxs=oe,Me.width=St(Me.width),Me.dash=St(Me.dash),Me.stroke=St(Me.stroke),Me.fill=St(Me.fill);let Le,Te,Ye,lt=[],qe=[],gt,ht=!1,st={};if(ge.live){let y=b[1]?b[1].values:null;ht=y!=null,gt=ht?y(i,1,0):{_:0};for(let T in gt)st[T]=Vd}if(ne)if(Le=tr("table",YM,c),Ye=tr("tbody",null,Le),ge.mount(i,Le),ht){Te=tr("thead",null,Le,Ye);let y=tr("tr",null,Te);tr("th",null,y);for(var rn in gt)tr("th",gg,y).textContent=rn}else Ei(Le,KM),ge.live&&Ei(Le,ZM);let Kt={show:!0},Mn={show:!1};function Vt(y,T){if(T==0&&(ht||!ge.live||r==2))return Ro;let I=[],O=tr("tr",JM,Ye,Ye.childNodes[T]);Ei(O,y.class),y.show||Ei(O,Hs);let W=tr("th",null,O);if(Me.show){let ve=Hi(jM,W);if(T>0){let we=Me.width(i,T);we&&(ve.style.border=we+"px "+Me.dash(i,T)+" "+Me.stroke(i,T)),ve.style.background=Me.fill(i,T)}}let J=Hi(gg,W);y.label instanceof HTMLElement?J.appendChild(y.label):J.textContent=y.label,T>0&&(Me.show||(J.style.color=y.width>0?Me.stroke(i,T):Me.fill(i,T)),Rt("click",W,ve=>{if(me._lock)return;et(ve);let we=b.indexOf(y);if((ve.ctrlKey||ve.metaKey)!=ge.isolate){let Oe=b.some((Be,He)=>He>0&&He!=we&&Be.show);b.forEach((Be,He)=>{He>0&&fr(He,Oe?He==we?Kt:Mn:Kt,!0,An.setSeries)})}else fr(we,{show:!y.show},!0,An.setSeries)},!1),tt&&Rt(yg,W,ve=>{me._lock||(et(ve),fr(b.indexOf(y),bo,!0,An.setSeries))},!1));for(var ue in gt){let ve=tr("td",QM,O);ve.textContent="--",I.push(ve)}return[O,I]}let zn=new Map;function Rt(y,T,I,O=!0){let W=zn.get(T)||{},J=me.bind[y](i,T,I,O);J&&(Vs(y,T,W[y]=J),zn.set(T,W))}function Ln(y,T,I){let O=zn.get(T)||{};for(let W in O)(y==null||W==y)&&(Nd(W,T,O[W]),delete O[W]);y==null&&zn.delete(T)}let fn=0,Sn=0,z=0,De=0,Je=0,ct=0,Ae=Je,Wt=ct,Xe=z,Ke=De,L=0,S=0,$=0,fe=0;i.bbox={};let ce=!1,be=!1,Se=!1,ie=!1,se=!1,xe=!1;function B(y,T,I){(I||y!=i.width||T!=i.height)&&ae(y,T),dt(!1),Se=!0,be=!0,jn()}function ae(y,T){i.width=fn=z=y,i.height=Sn=De=T,Je=ct=0,Ee(),$e();let I=i.bbox;L=I.left=Bs(Je*Nt,.5),S=I.top=Bs(ct*Nt,.5),$=I.width=Bs(z*Nt,.5),fe=I.height=Bs(De*Nt,.5)}let re=3;function Re(){let y=!1,T=0;for(;!y;){T++;let I=mo(T),O=dr(T);y=T==re||I&&O,y||(ae(i.width,i.height),be=!0)}}function ye({width:y,height:T}){B(y,T)}i.setSize=ye;function Ee(){let y=!1,T=!1,I=!1,O=!1;R.forEach((W,J)=>{if(W.show&&W._show){let{side:ue,_size:ve}=W,we=ue%2,Oe=W.label!=null?W.labelSize:0,Be=ve+Oe;Be>0&&(we?(z-=Be,ue==3?(Je+=Be,O=!0):I=!0):(De-=Be,ue==0?(ct+=Be,y=!0):T=!0))}}),ur[0]=y,ur[1]=I,ur[2]=T,ur[3]=O,z-=Ji[1]+Ji[3],Je+=Ji[3],De-=Ji[2]+Ji[0],ct+=Ji[0]}function $e(){let y=Je+z,T=ct+De,I=Je,O=ct;function W(J,ue){switch(J){case 1:return y+=ue,y-ue;case 2:return T+=ue,T-ue;case 3:return I-=ue,I+ue;case 0:return O-=ue,O+ue}}R.forEach((J,ue)=>{if(J.show&&J._show){let ve=J.side;J._pos=W(ve,J._size),J.label!=null&&(J._lpos=W(ve,J.labelSize))}})}if(me.dataIdx==null){let y=me.hover,T=y.skip=new Set(y.skip??[]);T.add(void 0);let I=y.prox=St(y.prox),O=y.bias??=0;me.dataIdx=(W,J,ue,ve)=>{if(J==0)return ue;let we=ue,Oe=I(W,J,ue,ve)??qt,Be=Oe>=0&&Oe<qt,He=k.ori==0?z:De,ot=me.left,Dt=e[0],Lt=e[J];if(T.has(Lt[ue])){we=null;let bt=null,je=null,Ze;if(O==0||O==-1)for(Ze=ue;bt==null&&Ze-- >0;)T.has(Lt[Ze])||(bt=Ze);if(O==0||O==1)for(Ze=ue;je==null&&Ze++<Lt.length;)T.has(Lt[Ze])||(je=Ze);if(bt!=null||je!=null)if(Be){let en=bt==null?-1/0:H(Dt[bt],k,He,0),gn=je==null?1/0:H(Dt[je],k,He,0),Wn=ot-en,Gt=gn-ot;Wn<=Gt?Wn<=Oe&&(we=bt):Gt<=Oe&&(we=je)}else we=je==null?bt:bt==null?je:ue-bt<=je-ue?bt:je}else Be&&Nn(ot-H(Dt[ue],k,He,0))>Oe&&(we=null);return we}}let et=y=>{me.event=y};me.idxs=oe,me._lock=!1;let he=me.points;he.show=St(he.show),he.size=St(he.size),he.stroke=St(he.stroke),he.width=St(he.width),he.fill=St(he.fill);let Ve=i.focus=Cn({},n.focus||{alpha:.3},me.focus),tt=Ve.prox>=0,Ie=tt&&he.one,ut=[],Jt=[],si=[];function Sa(y,T){let I=he.show(i,T);if(I instanceof HTMLElement)return Ei(I,$M),Ei(I,y.class),vr(I,-10,-10,z,De),g.insertBefore(I,ut[T]),I}function ho(y,T){if(r==1||T>0){let I=r==1&&M[y.scale].time,O=y.value;y.value=I?kg(O)?Vg(j,Hg(O,X)):O||te:O||aw,y.label=y.label||(I?QS:jS)}if(Ie||T>0){y.width=y.width==null?1:y.width,y.paths=y.paths||bw||hS,y.fillTo=St(y.fillTo||dw),y.pxAlign=+It(y.pxAlign,x),y.pxRound=Jg(y.pxAlign),y.stroke=St(y.stroke||null),y.fill=St(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let I=lw(ui(1,y.width),1),O=y.points=Cn({},{size:I,width:ui(1,I*.2),stroke:y.stroke,space:I*2,paths:Mw,_stroke:null,_fill:null},y.points);O.show=St(O.show),O.filter=St(O.filter),O.fill=St(O.fill),O.stroke=St(O.stroke),O.paths=St(O.paths),O.pxAlign=y.pxAlign}if(ne){let I=Vt(y,T);lt.splice(T,0,I[0]),qe.splice(T,0,I[1]),ge.values.push(null)}if(_e){oe.splice(T,0,null);let I=null;Ie?T==0&&(I=Sa(y,T)):T>0&&(I=Sa(y,T)),ut.splice(T,0,I),Jt.splice(T,0,0),si.splice(T,0,0)}Gn("addSeries",T)}function Qh(y,T){T=T??b.length,y=r==1?zd(y,T,Wg,Zg):zd(y,T,{},Yg),b.splice(T,0,y),ho(b[T],T)}i.addSeries=Qh;function kl(y){if(b.splice(y,1),ne){ge.values.splice(y,1),qe.splice(y,1);let T=lt.splice(y,1)[0];Ln(null,T.firstChild),T.remove()}_e&&(oe.splice(y,1),ut.splice(y,1)[0].remove(),Jt.splice(y,1),si.splice(y,1)),Gn("delSeries",y)}i.delSeries=kl;let ur=[!1,!1,!1,!1];function Cr(y,T){if(y._show=y.show,y.show){let I=y.side%2,O=M[y.scale];O==null&&(y.scale=I?b[1].scale:E,O=M[y.scale]);let W=O.time;y.size=St(y.size),y.space=St(y.space),y.rotate=St(y.rotate),us(y.incrs)&&y.incrs.forEach(ue=>{!hs.has(ue)&&hs.set(ue,u0(ue))}),y.incrs=St(y.incrs||(O.distr==2?DS:W?v==1?kS:OS:zs)),y.splits=St(y.splits||(W&&O.distr==1?de:O.distr==3?Fd:O.distr==4?nw:tw)),y.stroke=St(y.stroke),y.grid.stroke=St(y.grid.stroke),y.ticks.stroke=St(y.ticks.stroke),y.border.stroke=St(y.border.stroke);let J=y.values;y.values=us(J)&&!us(J[0])?St(J):W?us(J)?zg(j,Bg(J,X)):kg(J)?HS(j,J):J||Q:J||ew,y.filter=St(y.filter||(O.distr>=3&&O.log==10?sw:O.distr==3&&O.log==2?ow:l0)),y.font=t0(y.font),y.labelFont=t0(y.labelFont),y._size=y.size(i,null,T,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(ur[T]=!0,y._el=Hi(GM,h))}}function Pr(y,T,I,O){let[W,J,ue,ve]=I,we=T%2,Oe=0;return we==0&&(ve||J)&&(Oe=T==0&&!W||T==2&&!ue?Dn(Gg.size/3):0),we==1&&(W||ue)&&(Oe=T==1&&!J||T==3&&!ve?Dn(qg.size/2):0),Oe}let wa=i.padding=(n.padding||[Pr,Pr,Pr,Pr]).map(y=>St(It(y,Pr))),Ji=i._padding=wa.map((y,T)=>y(i,T,ur,0)),pn,_n=null,yn=null,hr=r==1?b[0].idxs:null,bi=null,ns=!1;function Ea(y,T){if(e=y??[],i.data=i._data=e,r==2){pn=0;for(let I=1;I<b.length;I++)pn+=e[I][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),bi=e[0],pn=bi.length;let I=e;if(N==2){I=e.slice();let O=I[0]=Array(pn);for(let W=0;W<pn;W++)O[W]=W}i._data=e=I}if(dt(!0),Gn("setData"),N==2&&(Se=!0),T!==!1){let I=k;I.auto(i,ns)?Ta():ss(E,I.min,I.max),ie=ie||me.left>=0,xe=!0,jn()}}i.setData=Ea;function Ta(){ns=!0;let y,T;r==1&&(pn>0?(_n=hr[0]=0,yn=hr[1]=pn-1,y=e[0][_n],T=e[0][yn],N==2?(y=_n,T=yn):y==T&&(N==3?[y,T]=oc(y,y,k.log,!1):N==4?[y,T]=Wd(y,y,k.log,!1):k.time?T=y+Dn(86400/v):[y,T]=ic(y,T,Xd,!0))):(_n=hr[0]=y=null,yn=hr[1]=T=null)),ss(E,y,T)}let fo,is,po,A,G,ee,Y,K,Ce,Ne;function Pe(y,T,I,O,W,J){y??=xg,I??=$d,O??="butt",W??=xg,J??="round",y!=fo&&(d.strokeStyle=fo=y),W!=is&&(d.fillStyle=is=W),T!=po&&(d.lineWidth=po=T),J!=G&&(d.lineJoin=G=J),O!=ee&&(d.lineCap=ee=O),I!=A&&d.setLineDash(A=I)}function Fe(y,T,I,O){T!=is&&(d.fillStyle=is=T),y!=Y&&(d.font=Y=y),I!=K&&(d.textAlign=K=I),O!=Ce&&(d.textBaseline=Ce=O)}function We(y,T,I,O,W=0){if(O.length>0&&y.auto(i,ns)&&(T==null||T.min==null)){let J=It(_n,0),ue=It(yn,O.length-1),ve=I.min==null?sS(O,J,ue,W,y.distr==3):[I.min,I.max];y.min=ir(y.min,I.min=ve[0]),y.max=ui(y.max,I.max=ve[1])}}let nt={min:null,max:null};function xt(){for(let O in M){let W=M[O];q[O]==null&&(W.min==null||q[E]!=null&&W.auto(i,ns))&&(q[O]=nt)}for(let O in M){let W=M[O];q[O]==null&&W.from!=null&&q[W.from]!=null&&(q[O]=nt)}q[E]!=null&&dt(!0);let y={};for(let O in q){let W=q[O];if(W!=null){let J=y[O]=Co(M[O],pS);if(W.min!=null)Cn(J,W);else if(O!=E||r==2)if(pn==0&&J.from==null){let ue=J.range(i,null,null,O);J.min=ue[0],J.max=ue[1]}else J.min=qt,J.max=-qt}}if(pn>0){b.forEach((O,W)=>{if(r==1){let J=O.scale,ue=q[J];if(ue==null)return;let ve=y[J];if(W==0){let we=ve.range(i,ve.min,ve.max,J);ve.min=we[0],ve.max=we[1],_n=nr(ve.min,e[0]),yn=nr(ve.max,e[0]),yn-_n>1&&(e[0][_n]<ve.min&&_n++,e[0][yn]>ve.max&&yn--),O.min=bi[_n],O.max=bi[yn]}else O.show&&O.auto&&We(ve,ue,O,e[W],O.sorted);O.idxs[0]=_n,O.idxs[1]=yn}else if(W>0&&O.show&&O.auto){let[J,ue]=O.facets,ve=J.scale,we=ue.scale,[Oe,Be]=e[W],He=y[ve],ot=y[we];He!=null&&We(He,q[ve],J,Oe,J.sorted),ot!=null&&We(ot,q[we],ue,Be,ue.sorted),O.min=ue.min,O.max=ue.max}});for(let O in y){let W=y[O],J=q[O];if(W.from==null&&(J==null||J.min==null)){let ue=W.range(i,W.min==qt?null:W.min,W.max==-qt?null:W.max,O);W.min=ue[0],W.max=ue[1]}}}for(let O in y){let W=y[O];if(W.from!=null){let J=y[W.from];if(J.min==null)W.min=W.max=null;else{let ue=W.range(i,J.min,J.max,O);W.min=ue[0],W.max=ue[1]}}}let T={},I=!1;for(let O in y){let W=y[O],J=M[O];if(J.min!=W.min||J.max!=W.max){J.min=W.min,J.max=W.max;let ue=J.distr;J._min=ue==3?kr(J.min):ue==4?Ad(J.min,J.asinh):ue==100?J.fwd(J.min):J.min,J._max=ue==3?kr(J.max):ue==4?Ad(J.max,J.asinh):ue==100?J.fwd(J.max):J.max,T[O]=I=!0}}if(I){b.forEach((O,W)=>{r==2?W>0&&T.y&&(O._paths=null):T[O.scale]&&(O._paths=null)});for(let O in T)Se=!0,Gn("setScale",O);_e&&me.left>=0&&(ie=xe=!0)}for(let O in q)q[O]=null}function Ge(y){let T=kd(_n-1,0,pn-1),I=kd(yn+1,0,pn-1);for(;y[T]==null&&T>0;)T--;for(;y[I]==null&&I<pn-1;)I++;return[T,I]}function _t(){if(pn>0){let y=b.some(T=>T._focus)&&Ne!=Ve.alpha;y&&(d.globalAlpha=Ne=Ve.alpha),b.forEach((T,I)=>{if(I>0&&T.show&&(cn(I,!1),cn(I,!0),T._paths==null)){let O=Ne;Ne!=T.alpha&&(d.globalAlpha=Ne=T.alpha);let W=r==2?[0,e[I][0].length-1]:Ge(e[I]);T._paths=T.paths(i,I,W[0],W[1]),Ne!=O&&(d.globalAlpha=Ne=O)}}),b.forEach((T,I)=>{if(I>0&&T.show){let O=Ne;Ne!=T.alpha&&(d.globalAlpha=Ne=T.alpha),T._paths!=null&&Ot(I,!1);{let W=T._paths!=null?T._paths.gaps:null,J=T.points.show(i,I,_n,yn,W),ue=T.points.filter(i,I,J,W);(J||ue)&&(T.points._paths=T.points.paths(i,I,_n,yn,ue),Ot(I,!0))}Ne!=O&&(d.globalAlpha=Ne=O),Gn("drawSeries",I)}}),y&&(d.globalAlpha=Ne=1)}}function cn(y,T){let I=T?b[y].points:b[y];I._stroke=I.stroke(i,y),I._fill=I.fill(i,y)}function Ot(y,T){let I=T?b[y].points:b[y],{stroke:O,fill:W,clip:J,flags:ue,_stroke:ve=I._stroke,_fill:we=I._fill,_width:Oe=I.width}=I._paths;Oe=$t(Oe*Nt,3);let Be=null,He=Oe%2/2;T&&we==null&&(we=Oe>0?"#fff":ve);let ot=I.pxAlign==1&&He>0;if(ot&&d.translate(He,He),!T){let Dt=L-Oe/2,Lt=S-Oe/2,bt=$+Oe,je=fe+Oe;Be=new Path2D,Be.rect(Dt,Lt,bt,je)}T?ze(ve,Oe,I.dash,I.cap,we,O,W,ue,J):Bt(y,ve,Oe,I.dash,I.cap,we,O,W,ue,Be,J),ot&&d.translate(-He,-He)}function Bt(y,T,I,O,W,J,ue,ve,we,Oe,Be){let He=!1;we!=0&&P.forEach((ot,Dt)=>{if(ot.series[0]==y){let Lt=b[ot.series[1]],bt=e[ot.series[1]],je=(Lt._paths||Oa).band;us(je)&&(je=ot.dir==1?je[0]:je[1]);let Ze,en=null;Lt.show&&je&&aS(bt,_n,yn)?(en=ot.fill(i,Dt)||J,Ze=Lt._paths.clip):je=null,ze(T,I,O,W,en,ue,ve,we,Oe,Be,Ze,je),He=!0}}),He||ze(T,I,O,W,J,ue,ve,we,Oe,Be)}let In=Po|Od;function ze(y,T,I,O,W,J,ue,ve,we,Oe,Be,He){Pe(y,T,I,O,W),(we||Oe||He)&&(d.save(),we&&d.clip(we),Oe&&d.clip(Oe)),He?(ve&In)==In?(d.clip(He),Be&&d.clip(Be),Mt(W,ue),wn(y,J,T)):ve&Od?(Mt(W,ue),d.clip(He),wn(y,J,T)):ve&Po&&(d.save(),d.clip(He),Be&&d.clip(Be),Mt(W,ue),d.restore(),wn(y,J,T)):(Mt(W,ue),wn(y,J,T)),(we||Oe||He)&&d.restore()}function wn(y,T,I){I>0&&(T instanceof Map?T.forEach((O,W)=>{d.strokeStyle=fo=W,d.stroke(O)}):T!=null&&y&&d.stroke(T))}function Mt(y,T){T instanceof Map?T.forEach((I,O)=>{d.fillStyle=is=O,d.fill(I)}):T!=null&&y&&d.fill(T)}function Lr(y,T,I,O){let W=R[y],J;if(O<=0)J=[0,0];else{let ue=W._space=W.space(i,y,T,I,O),ve=W._incrs=W.incrs(i,y,T,I,O,ue);J=Rw(T,I,ve,O,ue)}return W._found=J}function En(y,T,I,O,W,J,ue,ve,we,Oe){let Be=ue%2/2;x==1&&d.translate(Be,Be),Pe(ve,ue,we,Oe,ve),d.beginPath();let He,ot,Dt,Lt,bt=W+(O==0||O==3?-J:J);I==0?(ot=W,Lt=bt):(He=W,Dt=bt);for(let je=0;je<y.length;je++)T[je]!=null&&(I==0?He=Dt=y[je]:ot=Lt=y[je],d.moveTo(He,ot),d.lineTo(Dt,Lt));d.stroke(),x==1&&d.translate(-Be,-Be)}function mo(y){let T=!0;return R.forEach((I,O)=>{if(!I.show)return;let W=M[I.scale];if(W.min==null){I._show&&(T=!1,I._show=!1,dt(!1));return}else I._show||(T=!1,I._show=!0,dt(!1));let J=I.side,ue=J%2,{min:ve,max:we}=W,[Oe,Be]=Lr(O,ve,we,ue==0?z:De);if(Be==0)return;let He=W.distr==2,ot=I._splits=I.splits(i,O,ve,we,Oe,Be,He),Dt=W.distr==2?ot.map(Ze=>bi[Ze]):ot,Lt=W.distr==2?bi[ot[1]]-bi[ot[0]]:Oe,bt=I._values=I.values(i,I.filter(i,Dt,O,Be,Lt),O,Be,Lt);I._rotate=J==2?I.rotate(i,bt,O,Be):0;let je=I._size;I._size=Vi(I.size(i,bt,O,y)),je!=null&&I._size!=je&&(T=!1)}),T}function dr(y){let T=!0;return wa.forEach((I,O)=>{let W=I(i,O,ur,y);W!=Ji[O]&&(T=!1),Ji[O]=W}),T}function Ir(){for(let y=0;y<R.length;y++){let T=R[y];if(!T.show||!T._show)continue;let I=T.side,O=I%2,W,J,ue=T.stroke(i,y),ve=I==0||I==3?-1:1,[we,Oe]=T._found;if(T.label!=null){let li=T.labelGap*ve,wi=Dn((T._lpos+li)*Nt);Fe(T.labelFont[0],ue,"center",I==2?"top":vg),d.save(),O==1?(W=J=0,d.translate(wi,Dn(S+fe/2)),d.rotate((I==3?-tc:tc)/2)):(W=Dn(L+$/2),J=wi);let Ns=o0(T.label)?T.label(i,y,we,Oe):T.label;d.fillText(Ns,W,J),d.restore()}if(Oe==0)continue;let Be=M[T.scale],He=O==0?$:fe,ot=O==0?L:S,Dt=T._splits,Lt=Be.distr==2?Dt.map(li=>bi[li]):Dt,bt=Be.distr==2?bi[Dt[1]]-bi[Dt[0]]:we,je=T.ticks,Ze=T.border,en=je.show?je.size:0,gn=Dn(en*Nt),Wn=Dn((T.alignTo==2?T._size-en-T.gap:T.gap)*Nt),Gt=T._rotate*-tc/180,vn=p(T._pos*Nt),Mi=(gn+Wn)*ve,ai=vn+Mi;J=O==0?ai:0,W=O==1?ai:0;let Oi=T.font[0],ji=T.align==1?wo:T.align==2?wd:Gt>0?wo:Gt<0?wd:O==0?"center":I==3?wd:wo,mr=Gt||O==1?"middle":I==2?"top":vg;Fe(Oi,ue,ji,mr);let Si=T.font[1]*T.lineGap,Bi=Dt.map(li=>p(a(li,Be,He,ot))),Qi=T._values;for(let li=0;li<Qi.length;li++){let wi=Qi[li];if(wi!=null){O==0?W=Bi[li]:J=Bi[li],wi=""+wi;let Ns=wi.indexOf(`
`)==-1?[wi]:wi.split(/\n/gm);for(let ci=0;ci<Ns.length;ci++){let km=Ns[ci];Gt?(d.save(),d.translate(W,J+ci*Si),d.rotate(Gt),d.fillText(km,0,0),d.restore()):d.fillText(km,W,J+ci*Si)}}}je.show&&En(Bi,je.filter(i,Lt,y,Oe,bt),O,I,vn,gn,$t(je.width*Nt,3),je.stroke(i,y),je.dash,je.cap);let gr=T.grid;gr.show&&En(Bi,gr.filter(i,Lt,y,Oe,bt),O,O==0?2:1,O==0?S:L,O==0?fe:$,$t(gr.width*Nt,3),gr.stroke(i,y),gr.dash,gr.cap),Ze.show&&En([vn],[1],O==0?1:0,O==0?1:2,O==1?S:L,O==1?fe:$,$t(Ze.width*Nt,3),Ze.stroke(i,y),Ze.dash,Ze.cap)}Gn("drawAxes")}function dt(y){b.forEach((T,I)=>{I>0&&(T._paths=null,y&&(r==1?(T.min=null,T.max=null):T.facets.forEach(O=>{O.min=null,O.max=null})))})}let mn=!1,oi=!1,zt=[];function Tn(){oi=!1;for(let y=0;y<zt.length;y++)Gn(...zt[y]);zt.length=0}function jn(){mn||(bS(vm),mn=!0)}function Fl(y,T=!1){mn=!0,oi=T,y(i),vm(),T&&zt.length>0&&queueMicrotask(Tn)}i.batch=Fl;function vm(){if(ce&&(xt(),ce=!1),Se&&(Re(),Se=!1),be){if(tn(f,wo,Je),tn(f,"top",ct),tn(f,Na,z),tn(f,ka,De),tn(g,wo,Je),tn(g,"top",ct),tn(g,Na,z),tn(g,ka,De),tn(h,Na,fn),tn(h,ka,Sn),u.width=Dn(fn*Nt),u.height=Dn(Sn*Nt),R.forEach(({_el:y,_show:T,_size:I,_pos:O,side:W})=>{if(y!=null)if(T){let J=W===3||W===0?I:0,ue=W%2==1;tn(y,ue?"left":"top",O-J),tn(y,ue?"width":"height",I),tn(y,ue?"top":"left",ue?ct:Je),tn(y,ue?"height":"width",ue?De:z),Dd(y,Hs)}else Ei(y,Hs)}),fo=is=po=G=ee=Y=K=Ce=A=null,Ne=1,Ca(!0),Je!=Ae||ct!=Wt||z!=Xe||De!=Ke){dt(!1);let y=z/Xe,T=De/Ke;if(_e&&!ie&&me.left>=0){me.left*=y,me.top*=T,go&&vr(go,Dn(me.left),0,z,De),vo&&vr(vo,0,Dn(me.top),z,De);for(let I=0;I<ut.length;I++){let O=ut[I];O!=null&&(Jt[I]*=y,si[I]*=T,vr(O,Vi(Jt[I]),Vi(si[I]),z,De))}}if(Qt.show&&!se&&Qt.left>=0&&Qt.width>0){Qt.left*=y,Qt.width*=y,Qt.top*=T,Qt.height*=T;for(let I in sd)tn(yo,I,Qt[I])}Ae=Je,Wt=ct,Xe=z,Ke=De}Gn("setSize"),be=!1}fn>0&&Sn>0&&(d.clearRect(0,0,u.width,u.height),Gn("drawClear"),C.forEach(y=>y()),Gn("draw")),Qt.show&&se&&(Ul(Qt),se=!1),_e&&ie&&(Ds(null,!0,!1),ie=!1),ge.show&&ge.live&&xe&&(id(),xe=!1),l||(l=!0,i.status=1,Gn("ready")),ns=!1,mn=!1}i.redraw=(y,T)=>{Se=T||!1,y!==!1?ss(E,k.min,k.max):jn()};function ed(y,T){let I=M[y];if(I.from==null){if(pn==0){let O=I.range(i,T.min,T.max,y);T.min=O[0],T.max=O[1]}if(T.min>T.max){let O=T.min;T.min=T.max,T.max=O}if(pn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;y==E&&I.distr==2&&pn>0&&(T.min=nr(T.min,e[0]),T.max=nr(T.max,e[0]),T.min==T.max&&T.max++),q[y]=T,ce=!0,jn()}}i.setScale=ed;let td,nd,go,vo,xm,_m,xo,_o,ym,bm,jt,sn,rs=!1,$n=me.drag,Hn=$n.x,Vn=$n.y;_e&&(me.x&&(td=Hi(XM,g)),me.y&&(nd=Hi(qM,g)),k.ori==0?(go=td,vo=nd):(go=nd,vo=td),jt=me.left,sn=me.top);let Qt=i.select=Cn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),yo=Qt.show?Hi(WM,Qt.over?g:f):null;function Ul(y,T){if(Qt.show){for(let I in y)Qt[I]=y[I],I in sd&&tn(yo,I,y[I]);T!==!1&&Gn("setSelect")}}i.setSelect=Ul;function iM(y){if(b[y].show)ne&&Dd(lt[y],Hs);else if(ne&&Ei(lt[y],Hs),_e){let I=Ie?ut[0]:ut[y];I!=null&&vr(I,-10,-10,z,De)}}function ss(y,T,I){ed(y,{min:T,max:I})}function fr(y,T,I,O){T.focus!=null&&lM(y),T.show!=null&&b.forEach((W,J)=>{J>0&&(y==J||y==null)&&(W.show=T.show,iM(J),r==2?(ss(W.facets[0].scale,null,null),ss(W.facets[1].scale,null,null)):ss(W.scale,null,null),jn())}),I!==!1&&Gn("setSeries",y,T),O&&Pa("setSeries",i,y,T)}i.setSeries=fr;function rM(y,T){Cn(P[y],T)}function sM(y,T){y.fill=St(y.fill||null),y.dir=It(y.dir,-1),T=T??P.length,P.splice(T,0,y)}function oM(y){y==null?P.length=0:P.splice(y,1)}i.addBand=sM,i.setBand=rM,i.delBand=oM;function aM(y,T){b[y].alpha=T,_e&&ut[y]!=null&&(ut[y].style.opacity=T),ne&&lt[y]&&(lt[y].style.opacity=T)}let Dr,os,Is,bo={focus:!0};function lM(y){if(y!=Is){let T=y==null,I=Ve.alpha!=1;b.forEach((O,W)=>{if(r==1||W>0){let J=T||W==0||W==y;O._focus=T?null:J,I&&aM(W,J?1:Ve.alpha)}}),Is=y,I&&jn()}}ne&&tt&&Rt(bg,Le,y=>{me._lock||(et(y),Is!=null&&fr(null,bo,!0,An.setSeries))});function pr(y,T,I){let O=M[T];I&&(y=y/Nt-(O.ori==1?ct:Je));let W=z;O.ori==1&&(W=De,y=W-y),O.dir==-1&&(y=W-y);let J=O._min,ue=O._max,ve=y/W,we=J+(ue-J)*ve,Oe=O.distr;return Oe==3?Ao(10,we):Oe==4?cS(we,O.asinh):Oe==100?O.bwd(we):we}function cM(y,T){let I=pr(y,E,T);return nr(I,e[0],_n,yn)}i.valToIdx=y=>nr(y,e[0]),i.posToIdx=cM,i.posToVal=pr,i.valToPos=(y,T,I)=>M[T].ori==0?s(y,M[T],I?$:z,I?L:0):o(y,M[T],I?fe:De,I?S:0),i.setCursor=(y,T,I)=>{jt=y.left,sn=y.top,Ds(null,T,I)};function Mm(y,T){tn(yo,wo,Qt.left=y),tn(yo,Na,Qt.width=T)}function Sm(y,T){tn(yo,"top",Qt.top=y),tn(yo,ka,Qt.height=T)}let Aa=k.ori==0?Mm:Sm,Ra=k.ori==1?Mm:Sm;function uM(){if(ne&&ge.live)for(let y=r==2?1:0;y<b.length;y++){if(y==0&&ht)continue;let T=ge.values[y],I=0;for(let O in T)qe[y][I++].firstChild.nodeValue=T[O]}}function id(y,T){if(y!=null&&(y.idxs?y.idxs.forEach((I,O)=>{oe[O]=I}):fS(y.idx)||oe.fill(y.idx),ge.idx=oe[0]),ne&&ge.live){for(let I=0;I<b.length;I++)(I>0||r==1&&!ht)&&hM(I,oe[I]);uM()}xe=!1,T!==!1&&Gn("setLegend")}i.setLegend=id;function hM(y,T){let I=b[y],O=y==0&&N==2?bi:e[y],W;ht?W=I.values(i,y,T)??st:(W=I.value(i,T==null?null:O[T],y,T),W=W==null?st:{_:W}),ge.values[y]=W}function Ds(y,T,I){ym=jt,bm=sn,[jt,sn]=me.move(i,jt,sn),me.left=jt,me.top=sn,_e&&(go&&vr(go,Dn(jt),0,z,De),vo&&vr(vo,0,Dn(sn),z,De));let O,W=_n>yn;Dr=qt,os=null;let J=k.ori==0?z:De,ue=k.ori==1?z:De;if(jt<0||pn==0||W){O=me.idx=null;for(let ve=0;ve<b.length;ve++){let we=ut[ve];we!=null&&vr(we,-10,-10,z,De)}tt&&fr(null,bo,!0,y==null&&An.setSeries),ge.live&&(oe.fill(O),xe=!0)}else{let ve,we,Oe;r==1&&(ve=k.ori==0?jt:sn,we=pr(ve,E),O=me.idx=nr(we,e[0],_n,yn),Oe=H(e[0][O],k,J,0));let Be=-10,He=-10,ot=0,Dt=0,Lt=!0,bt="",je="";for(let Ze=r==2?1:0;Ze<b.length;Ze++){let en=b[Ze],gn=oe[Ze],Wn=gn==null?null:r==1?e[Ze][gn]:e[Ze][1][gn],Gt=me.dataIdx(i,Ze,O,we),vn=Gt==null?null:r==1?e[Ze][Gt]:e[Ze][1][Gt];if(xe=xe||vn!=Wn||Gt!=gn,oe[Ze]=Gt,Ze>0&&en.show){let Mi=Gt==null?-10:Gt==O?Oe:H(r==1?e[0][Gt]:e[Ze][0][Gt],k,J,0),ai=vn==null?-10:F(vn,r==1?M[en.scale]:M[en.facets[1].scale],ue,0);if(tt&&vn!=null){let Oi=k.ori==1?jt:sn,ji=Nn(Ve.dist(i,Ze,Gt,ai,Oi));if(ji<Dr){let mr=Ve.bias;if(mr!=0){let Si=pr(Oi,en.scale),Bi=vn>=0?1:-1,Qi=Si>=0?1:-1;Qi==Bi&&(Qi==1?mr==1?vn>=Si:vn<=Si:mr==1?vn<=Si:vn>=Si)&&(Dr=ji,os=Ze)}else Dr=ji,os=Ze}}if(xe||Ie){let Oi,ji;k.ori==0?(Oi=Mi,ji=ai):(Oi=ai,ji=Mi);let mr,Si,Bi,Qi,gr,li,wi=!0,Ns=he.bbox;if(Ns!=null){wi=!1;let ci=Ns(i,Ze);Bi=ci.left,Qi=ci.top,mr=ci.width,Si=ci.height}else Bi=Oi,Qi=ji,mr=Si=he.size(i,Ze);if(li=he.fill(i,Ze),gr=he.stroke(i,Ze),Ie)Ze==os&&Dr<=Ve.prox&&(Be=Bi,He=Qi,ot=mr,Dt=Si,Lt=wi,bt=li,je=gr);else{let ci=ut[Ze];ci!=null&&(Jt[Ze]=Bi,si[Ze]=Qi,Rg(ci,mr,Si,wi),Tg(ci,li,gr),vr(ci,Vi(Bi),Vi(Qi),z,De))}}}}if(Ie){let Ze=Ve.prox,en=Is==null?Dr<=Ze:Dr>Ze||os!=Is;if(xe||en){let gn=ut[0];gn!=null&&(Jt[0]=Be,si[0]=He,Rg(gn,ot,Dt,Lt),Tg(gn,bt,je),vr(gn,Vi(Be),Vi(He),z,De))}}}if(Qt.show&&rs)if(y!=null){let[ve,we]=An.scales,[Oe,Be]=An.match,[He,ot]=y.cursor.sync.scales,Dt=y.cursor.drag;if(Hn=Dt._x,Vn=Dt._y,Hn||Vn){let{left:Lt,top:bt,width:je,height:Ze}=y.select,en=y.scales[He].ori,gn=y.posToVal,Wn,Gt,vn,Mi,ai,Oi=ve!=null&&Oe(ve,He),ji=we!=null&&Be(we,ot);Oi&&Hn?(en==0?(Wn=Lt,Gt=je):(Wn=bt,Gt=Ze),vn=M[ve],Mi=H(gn(Wn,He),vn,J,0),ai=H(gn(Wn+Gt,He),vn,J,0),Aa(ir(Mi,ai),Nn(ai-Mi))):Aa(0,J),ji&&Vn?(en==1?(Wn=Lt,Gt=je):(Wn=bt,Gt=Ze),vn=M[we],Mi=F(gn(Wn,ot),vn,ue,0),ai=F(gn(Wn+Gt,ot),vn,ue,0),Ra(ir(Mi,ai),Nn(ai-Mi))):Ra(0,ue)}else od()}else{let ve=Nn(ym-xm),we=Nn(bm-_m);if(k.ori==1){let ot=ve;ve=we,we=ot}Hn=$n.x&&ve>=$n.dist,Vn=$n.y&&we>=$n.dist;let Oe=$n.uni;Oe!=null?Hn&&Vn&&(Hn=ve>=Oe,Vn=we>=Oe,!Hn&&!Vn&&(we>ve?Vn=!0:Hn=!0)):$n.x&&$n.y&&(Hn||Vn)&&(Hn=Vn=!0);let Be,He;Hn&&(k.ori==0?(Be=xo,He=jt):(Be=_o,He=sn),Aa(ir(Be,He),Nn(He-Be)),Vn||Ra(0,ue)),Vn&&(k.ori==1?(Be=xo,He=jt):(Be=_o,He=sn),Ra(ir(Be,He),Nn(He-Be)),Hn||Aa(0,J)),!Hn&&!Vn&&(Aa(0,0),Ra(0,0))}if($n._x=Hn,$n._y=Vn,y==null){if(I){if(Nm!=null){let[ve,we]=An.scales;An.values[0]=ve!=null?pr(k.ori==0?jt:sn,ve):null,An.values[1]=we!=null?pr(k.ori==1?jt:sn,we):null}Pa(Ed,i,jt,sn,z,De,O)}if(tt){let ve=I&&An.setSeries,we=Ve.prox;Is==null?Dr<=we&&fr(os,bo,!0,ve):Dr>we?fr(null,bo,!0,ve):os!=Is&&fr(os,bo,!0,ve)}}xe&&(ge.idx=O,id()),T!==!1&&Gn("setCursor")}let as=null;Object.defineProperty(i,"rect",{get(){return as==null&&Ca(!1),as}});function Ca(y=!1){y?as=null:(as=g.getBoundingClientRect(),Gn("syncRect",as))}function wm(y,T,I,O,W,J,ue){me._lock||rs&&y!=null&&y.movementX==0&&y.movementY==0||(rd(y,T,I,O,W,J,ue,!1,y!=null),y!=null?Ds(null,!0,!0):Ds(T,!0,!1))}function rd(y,T,I,O,W,J,ue,ve,we){if(as==null&&Ca(!1),et(y),y!=null)I=y.clientX-as.left,O=y.clientY-as.top;else{if(I<0||O<0){jt=-10,sn=-10;return}let[Oe,Be]=An.scales,He=T.cursor.sync,[ot,Dt]=He.values,[Lt,bt]=He.scales,[je,Ze]=An.match,en=T.axes[0].side%2==1,gn=k.ori==0?z:De,Wn=k.ori==1?z:De,Gt=en?J:W,vn=en?W:J,Mi=en?O:I,ai=en?I:O;if(Lt!=null?I=je(Oe,Lt)?a(ot,M[Oe],gn,0):-10:I=gn*(Mi/Gt),bt!=null?O=Ze(Be,bt)?a(Dt,M[Be],Wn,0):-10:O=Wn*(ai/vn),k.ori==1){let Oi=I;I=O,O=Oi}}we&&(T==null||T.cursor.event.type==Ed)&&((I<=1||I>=z-1)&&(I=Bs(I,z)),(O<=1||O>=De-1)&&(O=Bs(O,De))),ve?(xm=I,_m=O,[xo,_o]=me.move(i,I,O)):(jt=I,sn=O)}let sd={width:0,height:0,left:0,top:0};function od(){Ul(sd,!1)}let Em,Tm,Am,Rm;function Cm(y,T,I,O,W,J,ue){rs=!0,Hn=Vn=$n._x=$n._y=!1,rd(y,T,I,O,W,J,ue,!0,!1),y!=null&&(Rt(Td,Ld,Pm,!1),Pa(_g,i,xo,_o,z,De,null));let{left:ve,top:we,width:Oe,height:Be}=Qt;Em=ve,Tm=we,Am=Oe,Rm=Be}function Pm(y,T,I,O,W,J,ue){rs=$n._x=$n._y=!1,rd(y,T,I,O,W,J,ue,!1,!0);let{left:ve,top:we,width:Oe,height:Be}=Qt,He=Oe>0||Be>0,ot=Em!=ve||Tm!=we||Am!=Oe||Rm!=Be;if(He&&ot&&Ul(Qt),$n.setScale&&He&&ot){let Dt=ve,Lt=Oe,bt=we,je=Be;if(k.ori==1&&(Dt=we,Lt=Be,bt=ve,je=Oe),Hn&&ss(E,pr(Dt,E),pr(Dt+Lt,E)),Vn)for(let Ze in M){let en=M[Ze];Ze!=E&&en.from==null&&en.min!=qt&&ss(Ze,pr(bt+je,Ze),pr(bt,Ze))}od()}else me.lock&&(me._lock=!me._lock,Ds(T,!0,y!=null));y!=null&&(Ln(Td,Ld),Pa(Td,i,jt,sn,z,De,null))}function dM(y,T,I,O,W,J,ue){if(me._lock)return;et(y);let ve=rs;if(rs){let we=!0,Oe=!0,Be=10,He,ot;k.ori==0?(He=Hn,ot=Vn):(He=Vn,ot=Hn),He&&ot&&(we=jt<=Be||jt>=z-Be,Oe=sn<=Be||sn>=De-Be),He&&we&&(jt=jt<xo?0:z),ot&&Oe&&(sn=sn<_o?0:De),Ds(null,!0,!0),rs=!1}jt=-10,sn=-10,oe.fill(null),Ds(null,!0,!0),ve&&(rs=ve)}function Lm(y,T,I,O,W,J,ue){me._lock||(et(y),Ta(),od(),y!=null&&Pa(Mg,i,jt,sn,z,De,null))}function Im(){R.forEach(Cw),B(i.width,i.height,!0)}Vs(nc,To,Im);let Mo={};Mo.mousedown=Cm,Mo.mousemove=wm,Mo.mouseup=Pm,Mo.dblclick=Lm,Mo.setSeries=(y,T,I,O)=>{let W=An.match[2];I=W(i,T,I),I!=-1&&fr(I,O,!0,!1)},_e&&(Rt(_g,g,Cm),Rt(Ed,g,wm),Rt(yg,g,y=>{et(y),Ca(!1)}),Rt(bg,g,dM),Rt(Mg,g,Lm),Bd.add(i),i.syncRect=Ca);let Ol=i.hooks=n.hooks||{};function Gn(y,T,I){oi?zt.push([y,T,I]):y in Ol&&Ol[y].forEach(O=>{O.call(null,i,T,I)})}(n.plugins||[]).forEach(y=>{for(let T in y.hooks)Ol[T]=(Ol[T]||[]).concat(y.hooks[T])});let Dm=(y,T,I)=>I,An=Cn({key:null,setSeries:!1,filters:{pub:Dg,sub:Dg},scales:[E,b[1]?b[1].scale:null],match:[Ng,Ng,Dm],values:[null,null]},me.sync);An.match.length==2&&An.match.push(Dm),me.sync=An;let Nm=An.key,ad=P0(Nm);function Pa(y,T,I,O,W,J,ue){An.filters.pub(y,T,I,O,W,J,ue)&&ad.pub(y,T,I,O,W,J,ue)}ad.sub(i);function fM(y,T,I,O,W,J,ue){An.filters.sub(y,T,I,O,W,J,ue)&&Mo[y](null,T,I,O,W,J,ue)}i.pub=fM;function pM(){ad.unsub(i),Bd.delete(i),zn.clear(),Nd(nc,To,Im),c.remove(),Le?.remove(),Gn("destroy")}i.destroy=pM;function ld(){Gn("init",n,e),Ea(e||n.data,!1),q[E]?ed(E,q[E]):Ta(),se=Qt.show&&(Qt.width>0||Qt.height>0),ie=xe=!0,B(n.width,n.height)}return b.forEach(ho),R.forEach(Cr),t?t instanceof HTMLElement?(t.appendChild(c),ld()):t(i,ld):ld(),i}Yn.assign=Cn;Yn.fmtNum=qd;Yn.rangeNum=ic;Yn.rangeLog=oc;Yn.rangeAsinh=Wd;Yn.orient=Ws;Yn.pxRatio=Nt;Yn.join=yS;Yn.fmtDate=Yd,Yn.tzDate=LS;Yn.sync=P0;{Yn.addGap=fw,Yn.clipGaps=cc;let n=Yn.paths={points:F0};n.linear=O0,n.stepped=gw,n.bars=vw,n.spline=_w}function V0(n){let e=n.min??0,t=n.max??1,i=o=>Math.min(1,Math.max(0,o));if(n.scale==="log"&&t>0){let o=e>0?e:t*1e-6,a=Math.log(t/o);return{toPosition:l=>l<=o?0:i(Math.log(l/o)/a),toValue:l=>l<=0?e:o*Math.exp(a*i(l))}}let r=(Number(n.default??e)-e)/(t-e);if(e<0&&t>0&&-e===t){let o=r>.499&&r<.501&&t>100?3:1;return{toPosition:a=>i(.5+.5*Math.sign(a)*Math.abs(a/t)**(1/o)),toValue:a=>t*Math.sign(a-.5)*Math.abs(2*i(a)-1)**o}}let s=1;return r>0&&r<.12?s=Math.log(r)/Math.log(1/3):r===0&&t-e>50&&(s=3),{toPosition:o=>i((o-e)/(t-e))**(1/s),toValue:o=>e+(t-e)*i(o)**s}}function fc(n,e){let t=n.min??-1/0,i=n.max??1/0,r=n.kind==="whole number"?Math.round(e):Number(e.toPrecision(3));return Math.min(i,Math.max(t,r))}function pc(n){let e=/^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(n);if(e===null)return;let t=Number(e[1].replace(",","."));return Number.isFinite(t)?{value:t,unit:e[2]}:void 0}function G0(n){let e=n.trim().replace(/^\+/,"");return/^\d{1,18}$/.test(e)?e.replace(/^0+(?=\d)/,""):void 0}function ft(n,e=4){if(!Number.isFinite(n))return"–";let t=Math.abs(n);if(t!==0&&(t>=1e7||t<.001))return String(Number(n.toPrecision(3))).includes("e")?String(Number(n.toPrecision(3))).replace("e+","e"):n.toExponential(2).replace(/\.?0+e\+?/,"e");let i=t===0?0:Math.max(0,Math.min(4,e-1-Math.floor(Math.log10(t)))),r=n.toFixed(i);return i>0?r.replace(/\.?0+$/,""):r.replace(/\B(?=(\d{3})+(?!\d))/g," ")}function Ri(n){return n===void 0||n==="1"||n===""?"":n.replace(/([a-z])2/g,"$1²").replace(/([a-z])3/g,"$1³").replace("deg","°").replace(/^C$/,"°C")}function xr(n){return Math.abs(n)>=1e3?`${ft(n/1e3,3)} km`:`${ft(n,3)} m`}function mc(n){let e=n??{};return(Array.isArray(n)?n:e.stages??e.stage??[]).map((i,r)=>W0(i,`stage.${r+1}`,"stage"))}function W0(n,e,t){let i=n.written??{},r={...i,...n.values??{}},s=[],o=(l,c)=>{(n[l]??n[`${l}es`]??n[`${l}s`]??[]).forEach((d,h)=>s.push(W0(d,`${e}.${l}.${h+1}`,c)))};o("process","process"),o("event","event");let a=String(n.op??(t==="event"&&n.set!==void 0?"set":""));return{place:String(n.place??e),list:t,op:a,label:String(n.label??a),enabled:n.enabled!==!1&&i.enabled!==!1,mask:String(n.mask??i.mask??""),written:i,values:r,line:Number(n.line??0),ticks:Number(n.steps??(i.enabled===!1?0:1)),children:s,operator:n.operator}}function X0(n,e){let t=(e??{}).fields??[],i=new Set(t.map(r=>r.name));return[...n.filter(r=>!i.has(r.name)),...t]}function Ci(n,e){for(let t of n){if(t.place===e)return t;let i=Ci(t.children,e);if(i!==void 0)return i}}function Ur(n){let e=n.lastIndexOf(".");return{list:n.slice(0,e),number:Number(n.slice(e+1))}}function ke(n){let e=n.replace(/[_.]+/g," ").trim();return e===""?"":e[0].toUpperCase()+e.slice(1)}function hi(n){return typeof n=="number"?Number.isFinite(n)?Pw(n):'""':typeof n=="boolean"?String(n):Array.isArray(n)?`[${n.map(hi).join(", ")}]`:JSON.stringify(String(n))}function Pw(n){return String(Number(n.toPrecision(7))).replace("e+","e")}function q0(n,e){let t=(e??{}).materials,i=n.map(r=>({...r}));for(let[r,s]of Object.entries(t??{})){let o=i.find(c=>c.name===r),a=i.find(c=>c.name===s.base),l=o??{colour:"#8a8580",...a,name:r};s.colour!==void 0&&(l.colour=Lw(s.colour)??l.colour),typeof s.loose=="boolean"&&(l.loose=s.loose),o===void 0&&i.push(l)}return i}function Lw(n){if(typeof n=="string")return/^#[0-9a-fA-F]{6}$/.test(n)?n:void 0;if(!(!Array.isArray(n)||n.length!==3))return"#"+n.map(e=>Math.max(0,Math.min(255,Math.round(Number(e)))).toString(16).padStart(2,"0")).join("")}var $0={name:"value",kind:"linear",diverging:!1,stops:[[28,33,44],[233,229,206]],at:[0,1],even:!0},Iw=[92,92,96],No=[$0],tf=new Map;function nf(n,e){let t=n.map(s=>({name:s.name,kind:s.kind==="categorical"?"classes":s.logarithmic?"log":"linear",diverging:s.kind==="diverging",stops:s.stops.map(o=>o.colour),at:s.stops.map(o=>o.at),even:s.even,named:s.classes&&new Map(s.classes.map(o=>[o.number,o]))})),[i,r]=["land","sea"].map(s=>t.find(o=>o.name===s));i!==void 0&&r!==void 0&&t.unshift({name:"height",kind:"hypsometric",diverging:!1,stops:[...r.stops,...i.stops],at:[...r.at.map(s=>.499*s),...i.at.map(s=>.501+.499*s)],even:!1}),No.splice(0,No.length,...t.filter(s=>s!==i&&s!==r)),tf.clear();for(let s of e)tf.set(s.name,s.palette==="land"?"height":s.palette)}function za(n){return gc(tf.get(n)??(n.startsWith("layer.")?"hardness":n))}function Y0(n,e){return za(n).named?.get(Math.round(e))?.name}function gc(n){return No.find(e=>e.name===n)??No.find(e=>e.name==="value")??$0}function Z0([n,e,t]){let i=u=>u/255<=.04045?u/255/12.92:((u/255+.055)/1.055)**2.4,[r,s,o]=[i(n),i(e),i(t)],a=Math.cbrt(.4122214708*r+.5363325363*s+.0514459929*o),l=Math.cbrt(.2119034982*r+.6806995451*s+.1073969566*o),c=Math.cbrt(.0883024619*r+.2817188376*s+.6299787005*o);return[.2104542553*a+.793617785*l-.0040720468*c,1.9779984951*a-2.428592205*l+.4505937099*c,.0259040371*a+.7827717662*l-.808675766*c]}function Dw([n,e,t]){let i=(n+.3963377774*e+.2158037573*t)**3,r=(n-.1055613458*e-.0638541728*t)**3,s=(n-.0894841775*e-1.291485548*t)**3;return[4.0767416621*i-3.3077115913*r+.2309699292*s,-1.2684380046*i+2.6097574011*r-.3413193965*s,-.0041960863*i-.7034186147*r+1.707614701*s].map(a=>{let l=a<=.0031308?12.92*a:1.055*Math.max(a,0)**.4166666666666667-.055;return Math.max(0,Math.min(255,Math.round(255*l)))})}function Nw(n){let e=n.stops.length;if(!n.even)return n.at;let t=n.stops.map(Z0),i=(s,o)=>{let a=[0];for(let l=s;l<o;l++){let c=Math.hypot(t[l][0]-t[l+1][0],t[l][1]-t[l+1][1],t[l][2]-t[l+1][2]);a.push(a[a.length-1]+c)}return a.map(l=>l/a[a.length-1])};if(!n.diverging)return i(0,e-1);let r=(e-1)/2;return[...i(0,r).map(s=>s/2),...i(r,e-1).slice(1).map(s=>.5+s/2)]}function vc(n,e=256,t){let i=new Uint8Array(e*4);if(n.kind==="classes"){let o=t??(n.named?Array.from({length:256},(a,l)=>n.named?.get(l)?.colour??Iw):n.stops);for(let a=0;a<e;a++){let l=o[Math.floor(a/e*256)%o.length];i.set([...l,255],a*4)}return i}let r=Nw(n),s=n.stops.map(Z0);for(let o=0;o<e;o++){let a=o/(e-1),l=0;for(;l<r.length-2&&a>r[l+1];)l++;let c=Math.max(0,Math.min(1,(a-r[l])/Math.max(r[l+1]-r[l],1e-9))),u=s[l].map((d,h)=>d+(s[l+1][h]-d)*c);i.set([...Dw(u),255],o*4)}return i}function rf(n,e,t){if(n.diverging){let i=Math.max(Math.abs(e),Math.abs(t),1e-9);return[-i,i]}return n.kind==="log"?[Math.max(e,t*1e-5,1e-9),Math.max(t,1e-8)]:t>e?[e,t]:[e,e+1]}function Or(n,e,t){let i=e-n;if(!(i>0))return[n];let r=sf(i/t),s=[];for(let o=Math.ceil(n/r-1e-9)*r;o<=e+r*1e-9;o+=r)s.push(Math.abs(o)<r*1e-6?0:Number(o.toPrecision(12)));return s}function sf(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t<=1?1:t<=2?2:t<=5?5:10)*e}var Xs={hour:18,turn:0,exaggeration:1,haze:1,look:"temperate",snow:void 0,contour:0,field:"height",palette:"",overlay:!1,waves:!0,wind:!0,clouds:!0,plants:!0,sea:void 0};var U=new xi({connected:!1,everConnected:!1,catalog:void 0,run:{tick:0,ticks:0,stage:0,step:0,running:!1},name:"",text:"",cards:[],structure:{},rocks:[],problems:[],history:[],branches:[],selected:"",notices:[],mode:"land",tool:"look",settings:{...Xs},tick:0,fields:[],left:!0,right:!0,dock:!1,sheet:"",dialog:"",addTo:"stage",compare:{left:"",right:"",show:"land",words:[],busy:!1},fromNow:!1}),kw=1;function on(n,e,t=""){let{notices:i}=U.value;if(i.find(a=>a.sentence===e&&a.kind===n)!==void 0)return;let s={id:kw++,kind:n,sentence:e,about:t},o=i.filter(a=>n!=="error"||a.kind!=="error");U.set({notices:[...o.slice(-2),s]}),n!=="error"&&setTimeout(()=>af(s.id),n==="note"?5e3:9e3)}function J0(n){let{notices:e}=U.value,t=e.filter(i=>i.about!==n);t.length<e.length&&U.set({notices:t})}function af(n){U.set({notices:U.value.notices.filter(e=>e.id!==n)})}function qs(n){let{run:e,settings:t}=U.value;n.setSea(e.sea_level??t.sea??void 0)}var of=[],K0=0;function j0(){let n=Date.now(),e=n-K0<1500;K0=n,e||of.push({level:U.value.settings.sea,text:U.value.text})}function Q0(){let n=of.pop();return n===void 0?!1:n.text!==U.value.text?(of.length=0,!1):(U.set({settings:{...U.value.settings,sea:n.level}}),!0)}var un,pe;function ev(n,e){un=n,pe=e}async function wt(n,...e){try{let t=await un.ask(n,...e);return J0(n),t}catch(t){let i=t;i.problems?.length>0&&U.set({problems:i.problems}),on("error",i.message,n);return}}async function ds(){let{run:n}=U.value;!n.running&&n.ticks>0&&n.tick>=n.ticks&&await wt("seek",{tick:0}),await wt(n.running?"pause":"run")}var ko=(n=1)=>wt("step",{n});async function bc(){Q0()?qs(pe):await wt("undo")}var Mc=()=>wt("redo"),lf=!1,xc;async function Gi(n){if(xc=n,!lf){for(lf=!0;xc!==void 0;){let e=xc;xc=void 0,await wt("seek",{tick:e})}lf=!1}}var cf=!1,_c=new Map;async function xn(n,e,t=!1){let i=n.every(r=>r.kind==="set")?n.map(r=>r.place).join(" "):`${e} ${Math.random()}`;if(_c.set(i,{edits:n,what:e,fromNow:t}),!cf){for(cf=!0;_c.size>0;){let[r,s]=_c.entries().next().value;_c.delete(r),await wt("edit",{edits:s.edits,what:s.what,from_now:s.fromNow})}cf=!1}}async function Sc(n,e){try{return await un.ask("text",{text:n,what:e}),U.set({problems:[]}),[]}catch(t){let i=t,r=i.problems?.length?i.problems:[{message:i.message}];return U.set({problems:r}),r}}function uf(n,e,t,i){let r=Ci(U.value.cards,n),s=typeof t=="number"&&i!==void 0&&i!==""&&i!=="1"?hi(`${hi(t)} ${i}`):hi(t),o=r?.list==="process"&&U.value.fromNow;xn([{kind:"set",place:`${n}.${e}`,value:s}],`${ke(e)}: ${r?.label??n}`,o)}function tv(n,e){let t=Ci(U.value.cards,n);t!==void 0&&!(e in t.written)||xn([{kind:"unset",place:`${n}.${e}`}],w("{name} as it was",{name:ke(e)}))}function wc(n,e){let t=U.value.run.grid??{columns:2,spacing:1},i=t.spacing*Math.max(1,t.columns-1)/Math.max(1,n-1);xn([{kind:"set",place:"grid.size",value:`[${n}, ${e}]`},{kind:"set",place:"grid.spacing",value:hi(i)}],w("Size"))}function hf(n,e){let t=U.value.cards,i=n==="stage"?void 0:Ci(t,n.replace(/\.(process|event)$/,"")),r=n==="stage"?t.length:i?.children.filter(l=>l.list==="process").length??0,s=U.value.selected,o=s!==""&&Ur(s).list===n?Ur(s).number+1:r+1,a=`${n}.${o}`;xn([{kind:"insert",place:a,value:`op = "${e}"`}],w("{name} added",{name:ke(e)})),U.set({selected:a,dialog:"",right:!0})}function Ec(n){let e=Ci(U.value.cards,n);xn([{kind:"remove",place:n}],w("{name} removed",{name:ke(e?.op??n)})),U.set({selected:""})}function Tc(n,e){let{list:t,number:i}=Ur(n);if(e===i||e<1)return;let r=Ci(U.value.cards,n);xn([{kind:"move",place:n,to:e}],w("{name} moved",{name:ke(r?.op??n)})),U.set({selected:`${t}.${e}`})}function Ac(n){let e=Ci(U.value.cards,n);if(e===void 0)return;let t=ke(e.op);e.enabled?xn([{kind:"set",place:`${n}.enabled`,value:"false"}],w("{name} off",{name:t})):xn([{kind:"unset",place:`${n}.enabled`}],w("{name} on",{name:t}))}function df({text:n,structure:e,problems:t}){let i=mc(e),r=q0(U.value.catalog?.materials??[],e);Fw(e),U.set({text:n,structure:e,problems:t,cards:i,rocks:r}),typeof e.name=="string"&&U.set({name:e.name}),Ci(i,U.value.selected)===void 0&&U.set({selected:""}),pe.landScene.setRocks(r),pe.otherMap.classes=pe.map.classes=r.map(s=>Uw(s.colour))}var yc=[];function nv(n){yc=n.fields,nf(n.palettes,n.fields),U.set({catalog:n})}function Fw(n){let e=U.value.catalog;if(e===void 0)return;let t=X0(yc,n);t.length===yc.length&&e.fields.length===yc.length||(nf(e.palettes,t),U.set({catalog:{...e,fields:t}}))}function Uw(n){let e=parseInt(n.slice(1),16);return[e>>16&255,e>>8&255,e&255]}function Rc(n=""){return new Promise(e=>{let t=document.createElement("input");t.type="file",t.accept=n,t.onchange=()=>e(t.files?.[0]),t.oncancel=()=>e(void 0),t.click()})}async function ff(n){try{return(await un.upload(n.name,n)).file}catch(e){on("error",e.message);return}}async function Cc(n){if(n.name.endsWith(".toml")){let t=await Sc(await n.text(),w("{name} opened",{name:n.name}));t.length>0&&on("error",t[0].message);return}let e=await ff(n);e!==void 0&&(await wt("open",{file:e}),on("note",w("{name} opened",{name:n.name})))}function fs(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(n),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}function iv(){let n=U.value.name||"recipe";fs(new Blob([U.value.text],{type:"application/toml"}),`${n}.toml`)}async function Fo(n=1){try{fs(await pe.screenshot(n),`${U.value.name||"land"}_${U.value.run.tick}.png`)}catch(e){on("error",e.message)}}function Ow(n,e){let t=[...e.keys()],i=s=>s==null||!Number.isFinite(s)?"":String(s),r=n.map((s,o)=>[s,...t.map(a=>i(e.get(a)?.[o]))].join(","));return["step",...t].join(",")+`
`+r.join(`
`)+`
`}function rv(n,e){fs(new Blob([Ow(n,e)],{type:"text/csv"}),`${U.value.name||"land"}_charts.csv`),on("note",w("The curves are saved as a table."))}var Bw=Symbol.for("pv"),zw=0;function m(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bw,__v:--zw,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),Ht.vnode&&Ht.vnode(c),c}var pf={play:"M6 4l10 6-10 6z",pause:"M6 4v12M14 4v12",step:"M4 4l8 6-8 6zM15 4v12",undo:"M4 9h8a4 4 0 010 8H8M4 9l4-4M4 9l4 4",redo:"M16 9H8a4 4 0 000 8h4M16 9l-4-4M16 9l-4 4",plus:"M10 4v12M4 10h12",eye:"M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 100 4 2 2 0 000-4z","eye-off":"M3 3l14 14M6 6C3.500 7.500 2 10 2 10s3 5 8 5c1.500 0 2.800-.4 4-1M9 5h1c5 0 8 5 8 5l-1.500 2",close:"M5 5l10 10M15 5L5 15",first:"M5 4v12M15 4l-7 6 7 6z",left:"M12 4l-6 6 6 6",right:"M8 4l6 6-6 6",up:"M4 12l6-6 6 6",down:"M4 8l6 6 6-6",look:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",act:"M3 16l5-9h4l5 9zM9 7c0-3-2-3-1-5M11 7c0-2 2-3 1-5",map:"M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",land:"M2 16l5-9 3 5 2-3 6 7z",globe:"M10 2.500a7.500 7.500 0 100 15 7.500 7.500 0 000-15zM10 2.500c-4.500 4-4.500 11 0 15M10 2.500c4.500 4 4.500 11 0 15M2.500 10h15",split:"M10 2v16M3 5h4v10H3M17 5h-4v10h4",camera:"M3 6h3l1.500-2h5L14 6h3v10H3zM10 8a3 3 0 100 6 3 3 0 000-6z",film:"M3 5h14v10H3zM7 5v10M13 5v10M3 10h4M13 10h4",export:"M10 3v9M6 8l4 4 4-4M4 15v2h12v-2",share:"M5 10a2 2 0 100 .1M15 5a2 2 0 100 .1M15 15a2 2 0 100 .1M6.500 9L13 6M6.500 11l6.500 3",help:"M7.500 7.500a2.500 2.500 0 115 0c0 2-2.500 2-2.500 4M10 14.500v.5",frame:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",branch:"M6 3v14M6 8c0 4 8 2 8 6M14 17v-3M6 3a1 1 0 100 .1",chart:"M3 3v14h14M6 13l3-4 3 2 4-6",recipe:"M4 3h12v5H4zM4 11h12v6H4z",more:"M4 10h.01M10 10h.01M16 10h.01M4 5h.01M10 5h.01M16 5h.01M4 15h.01M10 15h.01M16 15h.01"};function vt({name:n}){return m(Ha,{lines:pf[n]})}function Ha({lines:n}){return m("svg",{class:"glyph",viewBox:"0 0 20 20",width:"18",height:"18","aria-hidden":"true",children:m("path",{d:n,fill:"none",stroke:"currentColor","stroke-width":"1.5","stroke-linejoin":"round","stroke-linecap":"round"})})}var Pc=["#e59a4a","#67a4d1","#8fbf8a","#c78fb8","#d9cf86","#8fa3b5","#d07a62"];function sv(){let n=le(Os,t=>t.version),e=dg([...er.values.keys()]);return m("section",{class:"charts","aria-label":w("Charts"),children:[e.map(t=>m(Hw,{title:t.title,names:t.names,version:n},t.title)),e.length===0&&m("p",{class:"chart empty",children:w("Curves appear while the land runs.")}),m(Vw,{}),m(Gw,{}),e.length>0&&m("button",{class:"small savecharts",onClick:()=>rv(er.ticks,er.values),title:w("Save the curves as a table (CSV)"),children:[m(vt,{name:"export"})," CSV"]})]})}function Hw({title:n,names:e,version:t}){let i=Xt(null),r=Xt(null),s=e.join(" "),o=()=>[er.ticks,...e.map(u=>er.values.get(u)??[])];kt(()=>{let u=i.current,d={stroke:"#b4bbc2",grid:{stroke:"#2b3036",width:1},ticks:{stroke:"#2b3036"},font:"13px system-ui"},h={width:u.clientWidth||260,height:122,legend:{show:!1},cursor:{points:{show:!1}},scales:{x:{time:!1}},axes:[{...d,size:28,space:70},{...d,space:26,values:(g,x)=>x.map(p=>ft(p,4)),size:(g,x)=>18+7.5*Math.max(3,...(x??[]).map(p=>p.length))}],series:[{},...e.map((g,x)=>({label:g,stroke:Pc[x%Pc.length],width:1.6,points:{show:!1}}))]};r.current=new Yn(h,o(),u);let f=new ResizeObserver(()=>r.current?.setSize({width:u.clientWidth,height:122}));return f.observe(u),()=>{f.disconnect(),r.current?.destroy()}},[s]),kt(()=>r.current?.setData(o()),[t,s]);let a=Ri(fg(e[0])),l=u=>{let d=er.values.get(u)??[];return d[d.length-1]??NaN};return m("figure",{class:"chart",onClick:u=>{let d=r.current?.cursor.left;d!==void 0&&d>=0&&u.detail===2&&Gi(Math.round(r.current.posToVal(d,"x")))},title:w("Double click: go to this moment"),children:[m("figcaption",{children:[m("span",{children:[w(n),a&&` (${a})`]})," ",e.length===1?m("b",{children:ft(l(e[0]))}):m("span",{class:"keys",children:e.map((u,d)=>m("span",{children:[m("i",{style:{background:Pc[d%Pc.length]}}),w(ke(u.replace("ledger.","")))]},u))})]}),m("div",{ref:i,role:"img","aria-label":e.map(u=>`${ke(u)} ${ft(l(u))} ${a}`.trim()).join(", ")})]})}function Vw(){let n=le(U,l=>l.settings.field),e=le(U,l=>l.run.running?Math.floor(l.tick/20):l.tick),[t,i]=yt();if(kt(()=>{let l=!1;return un.ask("histogram",{field:n}).then(c=>{l||i(c)},()=>{l||i(void 0)}),()=>{l=!0}},[n,e]),t===void 0||t.counts.length===0)return null;let{counts:r}=t,s=Math.max(...r,1),o=Ri(t.unit),a=r.map((l,c)=>{let[u,d]=[c,c+1].map(f=>f/r.length*240),h=100-96*l/s;return`${u},${h} ${d},${h}`}).join(" ");return m("figure",{class:"chart",children:[m("figcaption",{children:[w("Spread of {name}",{name:ke(n)})," ",m("b",{children:[w("median")," ",ft(t.median)," ",o]})]}),m("svg",{viewBox:"0 0 240 100",preserveAspectRatio:"none",class:"histogram",role:"img","aria-label":w("Spread of {name}",{name:ke(n)}),children:m("polygon",{points:`0,100 ${a} 240,100`})}),m("div",{class:"ends",children:[m("span",{children:ft(t.low)}),m("span",{children:[ft(t.high)," ",o]})]})]})}function Gw(){let[n,e]=yt(),[t,i]=yt(!1),r=le(U,c=>c.tick),[s,o]=yt(-1),a=async()=>{i(!0);let c=await wt("realism");c!==void 0&&e(c),o(r),i(!1)},l=n?.measures??[];return m("figure",{class:"chart gates",children:[m("figcaption",{children:[w("Would it pass for real land?")," ",m("button",{class:"small",disabled:t,onClick:()=>{a()},children:t?w("Measuring…"):n&&s!==r?w("Measure again"):w("Measure")})]}),m("ul",{children:l.map(c=>m("li",{class:c.verdict,title:c.sentence,children:[m("i",{"aria-hidden":"true"})," ",c.title||ke(c.name),m("small",{children:[" ",c.value===null?"":ft(c.value,3)," · ",w(c.verdict)]})]},c.name))})]})}function Br({title:n,children:e,wide:t}){let i=Xt(null);kt(()=>{let s=i.current,o=document.activeElement;return s.showModal(),s.querySelector("[autofocus]")?.focus(),()=>{s.close(),o?.focus?.()}},[]);let r=()=>U.set({dialog:""});return m("dialog",{ref:i,class:t?"wide":"","aria-label":n,onCancel:s=>{s.preventDefault(),r()},onClick:s=>{s.target===i.current&&r()},children:[m("header",{children:[m("h2",{children:n}),m("button",{class:"icon",onClick:r,"aria-label":w("Close"),title:w("Close"),children:m(vt,{name:"close"})})]}),m("div",{class:"content",children:e})]})}var Ww=1500,Xw=6e4;async function ov(n,e){if(typeof MediaRecorder>"u"||n.canvas.captureStream===void 0)return;let t=n.canvas.captureStream(30),i=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"].find(d=>MediaRecorder.isTypeSupported(d));if(i===void 0)return;let r=[],s=0,o=new MediaRecorder(t,{mimeType:i,videoBitsPerSecond:12e6});o.ondataavailable=d=>{r.push(d.data),s+=d.data.size};let a=new Promise(d=>o.onstop=()=>d());o.start(250);let l=performance.now()+e*1e3,c=n.pictures,u=()=>n.pictures<c+2||s<Ww;for(;performance.now()<l||u()&&performance.now()<l+Xw;)n.invalidate(),await new Promise(d=>setTimeout(d,33));o.stop(),await a;for(let d of t.getTracks())d.stop();return new Blob(r,{type:i})}function av(){let n=le(U,N=>N.catalog),e=le(U,N=>N.run.fields)??[],t=le(U,N=>N.run),[i,r]=yt(["height"]),[s,o]=yt(".exr"),[a,l]=yt(""),[c,u]=yt([]),[d,h]=yt(""),[f,g]=yt(8);if(n===void 0)return null;let x=e.length>0?e:n.fields.map(N=>N.name),p=U.value.name||"land",v=n.export_sets??[],b=v.find(N=>N.name===a),R=Number(t.grid?.columns??0),M=[...b?.sizes??[]].sort((N,H)=>Math.abs(N-R)-Math.abs(H-R)).slice(0,2).sort((N,H)=>N-H),P=b!==void 0&&b.sizes.length>0&&!(b.sizes.includes(R)&&t.grid?.columns===t.grid?.rows),E=async(N,H)=>{h(N),await H(),h("")},_=(N,H)=>{let F=N.filter(q=>q!==void 0);u(F),H!==void 0&&F.length===0&&on("note",w("Written to {place}",{place:H}))},C=()=>E("files",async()=>{let N=i.map(F=>({field:F,file:`${F}${s}`})),H=await wt("export",b?{set:a,fields:e}:{outputs:N});H&&_(H.files.map(F=>F.file))}),V=N=>E("picture",async()=>{await Fo(N)}),D=()=>E("film",async()=>{let N=await ov(pe,f);N===void 0?on("error",w("This browser cannot record the canvas.")):fs(N,`${p}.webm`)}),k=()=>E("timelapse",async()=>{let N=await wt("timelapse",{seconds:f,fps:25});N&&_([N.file],N.folder)});return m(Br,{title:w("Export"),wide:!0,children:[m("section",{children:[m("h3",{children:w("Files for other programs")}),v.length>0&&m("div",{class:"kinds",role:"radiogroup","aria-label":w("For which program"),children:[m("button",{role:"radio","aria-checked":a==="",onClick:()=>l(""),children:w("My choice")}),v.map(N=>m("button",{role:"radio","data-set":N.name,"aria-checked":a===N.name,onClick:()=>l(N.name),children:N.title},N.name))]}),b!==void 0&&m("div",{class:"setwords",children:[m("p",{children:b.sentence}),m("p",{class:"sentence",children:[b.files.filter(N=>!N.if_there||e.includes(N.field)).map(N=>N.file).join(", ")," ","· ",t.grid?.columns," × ",t.grid?.rows]}),P&&m("div",{class:"buttons",children:[m("p",{class:"sentence",children:w("It takes square maps of {list} samples without padding; nothing is resampled here. The land itself can be made in such a size:",{list:b.sizes.join(", ")})}),M.map(N=>m("button",{class:"small","data-size":N,onClick:()=>wc(N,N),children:[N," × ",N]},N))]}),m("button",{class:"primary",disabled:d!=="",onClick:()=>{C()},children:d==="files"?w("Writing…"):w("Write files")})]}),b===void 0&&m("div",{class:"grid2",children:[m("fieldset",{children:[m("legend",{children:w("Fields")}),m("div",{class:"checks",children:x.map(N=>m("label",{children:[m("input",{type:"checkbox",checked:i.includes(N),onChange:H=>r(H.currentTarget.checked?[...i,N]:i.filter(F=>F!==N))})," ",ke(N)]},N))})]}),m("div",{children:[m("label",{class:"control tight",children:[w("Format"),m("select",{value:s,onChange:N=>o(N.currentTarget.value),children:n.formats.filter(N=>N.writes!==!1).map(N=>m("option",{value:N.ending,children:[N.name," (",N.ending,")"]},N.ending))})]}),m("p",{class:"sentence",children:n.formats.find(N=>N.ending===s)?.summary}),m("button",{class:"primary",disabled:d!==""||i.length===0,onClick:()=>{C()},children:d==="files"?w("Writing…"):w("Write files")})]})]})]}),m("section",{children:[m("h3",{children:w("Picture")}),m("div",{class:"buttons",children:[m("button",{disabled:d!=="",onClick:()=>{V(1)},children:w("As seen")}),m("button",{disabled:d!=="",onClick:()=>{V(2)},children:w("Twice as large")}),m("button",{disabled:d!=="",onClick:()=>{E("render",async()=>{_([(await wt("picture",{kind:"relief"}))?.file])})},children:w("Drawn by the engine")})]})]}),m("section",{children:[m("h3",{children:w("Film")}),m("div",{class:"buttons",children:[m("label",{children:[w("Seconds")," ",m("input",{type:"number",min:1,max:120,value:f,onChange:N=>g(Number(N.currentTarget.value))})]}),m("button",{disabled:d!=="",onClick:()=>{D()},children:d==="film"?w("Recording…"):w("Record what is seen")}),m("button",{disabled:d!=="",onClick:()=>{k()},children:d==="timelapse"?w("Rendering…"):w("Time-lapse of the recorded moments")})]})]}),c.length>0&&m("ul",{class:"files","aria-label":w("Files"),children:c.map(N=>m("li",{children:m("a",{href:un.link(`/api/file/${N}`),download:!0,children:N})},N))})]})}function lv(n,e){let t=e.toLowerCase().split(/[\s_]+/).filter(r=>r!=="");if(t.length===0)return n;let i=n.map(r=>({op:r,score:qw(r,t)})).filter(r=>r.score>0);return i.sort((r,s)=>s.score-r.score||r.op.name.localeCompare(s.op.name)),i.map(r=>r.op)}function qw(n,e){let t=n.name.toLowerCase(),i=n.summary.toLowerCase(),r=n.params.map(o=>`${o.name} ${o.doc}`.toLowerCase()).join(" "),s=0;for(let o of e)if(t===o)s+=100;else if(t.startsWith(o))s+=40;else if(t.includes(o))s+=20;else if(i.includes(o))s+=8;else if(n.kind.startsWith(o))s+=5;else if(r.includes(o))s+=2;else return 0;return s}function cv(){let n=le(U,c=>c.catalog),e=le(U,c=>c.addTo),[t,i]=yt(""),[r,s]=yt("");if(n===void 0)return null;let o=n.operators.filter(c=>e==="stage"||c.kind==="process"),a=lv(o,t),l=[...new Set(a.map(c=>c.kind))];return m(Br,{title:e==="stage"?w("Add a stage"):w("Add a process"),children:[m("input",{class:"search",type:"search",autofocus:!0,placeholder:w("Search: rain, dunes, canyon…"),"aria-label":w("Search operators"),value:t,onInput:c=>i(c.currentTarget.value),onKeyDown:c=>{c.key==="Enter"&&a.length>0&&hf(e,a[0].name)}}),m("div",{class:"operators",role:"list",children:[l.map(c=>m("div",{role:"listitem",children:[m("h3",{children:w(c)}),a.filter(u=>u.kind===c).map(u=>m("div",{class:"operator",children:[m("button",{"data-op":u.name,onClick:()=>hf(e,u.name),children:[m("strong",{children:ke(u.name)}),m("span",{children:u.summary})]}),m("button",{class:"small quiet","aria-expanded":r===u.name,title:w("Explain"),"aria-label":`${w("Explain")}: ${ke(u.name)}`,onClick:()=>s(r===u.name?"":u.name),children:"i"}),r===u.name&&m("img",{src:un.link(`/api/explain/${u.name}.png`),alt:w("Before and after {name} with its defaults",{name:ke(u.name)})})]},u.name))]},c)),a.length===0&&m("p",{children:w("Nothing is called that. Try a plainer word.")})]})]})}function Lc(n,e){return[n,...Object.keys(e).filter(t=>e[t])].join(" ")}function uv(){let n=le(U,e=>e.cards);return m("div",{class:"cards",children:[m("ol",{class:"cardlist","aria-label":w("Stages"),children:n.map((e,t)=>m(mf,{card:e,count:n.length,number:t+1},e.place))}),m("button",{class:"add",onClick:()=>U.set({dialog:"add",addTo:"stage"}),children:[m(vt,{name:"plus"})," ",w("Add a stage")]})]})}function mf({card:n,count:e,number:t}){let i=le(U,d=>d.selected===n.place),r=le(U,d=>d.run.label===n.label&&d.run.tick<d.run.ticks)&&n.list==="stage",s=le(U,d=>d.catalog)?.operators.find(d=>d.name===n.op)?.summary??"",[o,a]=yt(!1),l=Ur(n.place).list,c=ke(n.label||n.op),u=d=>{if(d.altKey&&d.key==="ArrowUp")Tc(n.place,t-1);else if(d.altKey&&d.key==="ArrowDown"&&t<e)Tc(n.place,t+1);else if(d.key==="Delete")Ec(n.place);else return;d.preventDefault(),d.stopPropagation()};return m("li",{class:Lc(`card of-${n.list}`,{selected:i,off:!n.enabled,over:o,active:r}),draggable:!0,onDragStart:d=>{d.dataTransfer?.setData("text/cuesta-card",n.place),d.stopPropagation()},onDragOver:d=>{d.dataTransfer?.types.includes("text/cuesta-card")&&(d.preventDefault(),d.stopPropagation(),a(!0))},onDragLeave:()=>a(!1),onDrop:d=>{a(!1);let h=d.dataTransfer?.getData("text/cuesta-card")??"";h===""||Ur(h).list!==l||(d.preventDefault(),d.stopPropagation(),Tc(h,t))},children:[m("div",{class:"row",children:[m("button",{class:"name","aria-pressed":i,title:s,onKeyDown:u,"aria-keyshortcuts":"Alt+ArrowUp Alt+ArrowDown Delete",onClick:()=>U.set({selected:i?"":n.place,right:!0,sheet:innerWidth<800?"inspector":""}),children:[m("span",{class:"mark","data-kind":n.list,"aria-hidden":"true",children:n.list==="stage"?t:"·"}),m("span",{class:"words",children:[m("span",{children:c}),c.toLowerCase().replace(/ /g,"_")!==n.op&&m("small",{children:ke(n.op)})]})]}),n.mask!==""&&m("span",{class:"masked",title:w("Only where {name} is above 0",{name:n.mask}),children:"◐"}),m("button",{class:"icon quiet",onClick:()=>Ac(n.place),"aria-pressed":!n.enabled,title:n.enabled?w("Switch off"):w("Switch on"),"aria-label":`${n.enabled?w("Switch off"):w("Switch on")}: ${c}`,children:m(vt,{name:n.enabled?"eye":"eye-off"})})]}),(n.children.length>0||n.op==="simulate")&&m(Qn,{children:[m("ol",{class:"cardlist","aria-label":w("Processes of {name}",{name:c}),children:[n.children.filter(d=>d.list==="process").map((d,h,f)=>m(mf,{card:d,count:f.length,number:h+1},d.place)),n.children.filter(d=>d.list==="event").map((d,h,f)=>m(mf,{card:d,count:f.length,number:h+1},d.place))]}),m("button",{class:"add small",onClick:()=>U.set({dialog:"add",addTo:`${n.place}.process`}),children:[m(vt,{name:"plus"})," ",w("Process")]})]})]})}var gf="cuesta.draft",vf={text:void 0,base:"",project:""};function $w(n){try{let e=JSON.parse(n?.getItem(gf)??"null");if(typeof e?.text=="string"&&typeof e.base=="string"&&typeof e.project=="string")return e}catch{}return vf}function xf(){try{return window.sessionStorage}catch{return}}var _r=new xi(typeof window>"u"?{...vf}:{...$w(xf())});function _f(n,e,t){_r.set({text:n,base:e,project:t});try{xf()?.setItem(gf,JSON.stringify(_r.value))}catch{}}function Ic(){_r.set({...vf});try{xf()?.removeItem(gf)}catch{}}function hv(){let n=le(U,p=>p.text),e=le(U,p=>p.run.project)??"",t=le(U,p=>p.problems),i=le(_r,p=>p),r=Xt(null),s=Xt(null),o=Xt(0),a=i.text!==void 0&&(e===""||i.project===e),l=a?i.text:n,c=async p=>{clearTimeout(o.current),!((p===U.value.text?[]:await Sc(p,w("Text edited"))).length>0||_r.value.text===void 0)&&(_r.value.text===p?Ic():_f(_r.value.text,p,e))},u=a&&n!==""&&i.base!==n,d=e!==""&&n!=="";kt(()=>{a&&!u&&d&&t.length===0&&c(i.text)},[d]);let h=p=>{p===n?Ic():_f(p,a?i.base:n,e),clearTimeout(o.current),u||(o.current=window.setTimeout(()=>{c(p)},700))},f=l.split(`
`).length,g=new Map(t.filter(p=>p.line).map(p=>[p.line,p.message])),x=(p,v=1)=>{let b=l.split(`
`).slice(0,p-1).join(`
`).length+(p>1?1:0)+v-1;r.current?.focus(),r.current?.setSelectionRange(b,b),r.current&&(r.current.scrollTop=Math.max(0,(p-6)*19))};return m("div",{class:"editor",children:[m("div",{class:"paper",children:[m("pre",{class:"gutter",ref:s,"aria-hidden":"true",children:Array.from({length:f},(p,v)=>m("span",{class:g.has(v+1)?"bad":"",title:g.get(v+1),children:[v+1,`
`]},v))}),m("textarea",{ref:r,"aria-label":w("Recipe as text (TOML)"),"aria-invalid":t.length>0,"aria-describedby":"editor-problems",spellcheck:!1,autocomplete:"off",autocapitalize:"off",wrap:"off",value:l,onInput:p=>h(p.currentTarget.value),onBlur:()=>a&&!u&&void c(l),onScroll:p=>{s.current&&(s.current.scrollTop=p.currentTarget.scrollTop)},onKeyDown:p=>{p.stopPropagation(),(p.ctrlKey||p.metaKey)&&p.key==="Enter"&&c(l)}})]}),m("div",{id:"editor-problems",role:"status",class:"problems",children:[t.map((p,v)=>m("button",{onClick:()=>p.line&&x(p.line,p.column),children:[p.line?m("b",{children:w("Line {n}",{n:p.line})}):null," ",p.message]},v)),u&&m("span",{children:w("The recipe was changed after this text was begun.")}),u&&m("button",{class:"small",onClick:()=>{c(l)},children:w("Take the text as it is here")}),a&&(t.length>0||u)&&m("button",{class:"small",onClick:()=>{clearTimeout(o.current),Ic(),U.set({problems:[]})},children:w("Back to the text that holds")}),t.length===0&&!u&&m("span",{children:a?w("Typing…"):w("In step with the cards")})]})]})}function dv(n){let{param:e,written:t}=n,i=`p-${e.name}-${e.kind.replace(/ /g,"-")}`,r=t&&JSON.stringify(n.value)!==JSON.stringify(e.default);return m("div",{class:`control ${r?"changed":""}`,"data-param":e.name,children:[m("label",{for:i,title:w("Double click: back to the default"),onDblClick:n.onReset,children:[ke(e.name),e.required?" *":""]}),m(Zw,{...n,id:i}),m("p",{class:"sentence",id:`${i}-s`,children:e.doc}),r&&e.default!==void 0&&m("button",{class:"reset",onClick:n.onReset,title:w("Back to the default"),children:[m("span",{"aria-hidden":"true",children:"↺"})," ",Yw(e)]})]})}function Yw(n){let e=n.default;return typeof e=="number"&&e===n.min&&e<=-1e5?w("none"):typeof e=="number"?`${ft(e)} ${Ri(n.unit)}`.trim():Array.isArray(e)?w("default"):e===""?w("none"):String(e)}function Zw(n){switch(n.param.kind){case"number":case"whole number":return m(Uo,{...n});case"number or field":return m(jw,{...n});case"true or false":return m(Qw,{...n});case"choice":return m(Dc,{...n,options:n.param.choices??[]});case"material":return m(Dc,{...n,options:n.materials.map(e=>e.name)});case"field":return m(Dc,{...n,options:["",...n.fields]});default:return m(pv,{...n})}}function Kw(n){return typeof n=="number"?n:pc(String(n??""))?.value??NaN}function Uo({id:n,param:e,value:t,onChange:i,onReset:r}){let s=V0(e),o=Kw(t),[a,l]=yt(o),c=Xt(!1),u=Xt(o);kt(()=>{c.current||l(o)},[o]);let d=Ri(e.unit),h=R=>{c.current=!0;let M=fc(e,s.toValue(R));l(M),M!==u.current&&(u.current=M,i(M))},f=()=>{c.current&&(c.current=!1,u.current=NaN)},[g,x]=yt(""),p=Number.isFinite(a)?ft(a):String(t??""),v=fv(p),b=R=>{let M=R.value.trim();if(M===p)return;let P=pc(M.replace(/[\u202f\u00a0]/g,"")),E={min:ft(e.min??-1/0),max:ft(e.max??1/0),unit:d},_="";if(P===void 0?_=w("“{text}” is no number: {value} stays.",{text:M.slice(0,40),value:`${p} ${d}`.trim()}):P.unit===""&&(P.value<(e.min??-1/0)||P.value>(e.max??1/0))&&(_=w("{text} lies outside {min} to {max} {unit}: {value} stays.",{...E,text:ft(P.value),value:p})),x(_),v.end(),P===void 0||_!==""){R.value=p;return}P.unit!==""&&P.unit!==e.unit?(R.value=p,i(M)):P.value!==o&&i(Jw(e,P.value))};return m("div",{class:"number",children:[m("input",{type:"range",min:"0",max:"1",step:"0.001",value:Number.isFinite(a)?s.toPosition(a):0,style:{"--at":`${100*(Number.isFinite(a)?s.toPosition(a):0)}%`},"aria-label":ke(e.name),"aria-describedby":`${n}-s`,"aria-valuetext":`${ft(a)} ${d}`,onInput:R=>h(Number(R.currentTarget.value)),onChange:f,onDblClick:r}),m("span",{class:"figure",children:[m("input",{id:n,type:"text",inputMode:"decimal",autocomplete:"off",value:v.text,size:7,"aria-invalid":g!=="","aria-errormessage":g!==""?`${n}-r`:void 0,title:w("From {min} to {max}",{min:ft(e.min??0),max:ft(e.max??0)}),onFocus:R=>R.currentTarget.select(),onInput:v.type,onChange:R=>b(R.currentTarget),onBlur:v.end,onKeyDown:R=>{R.key==="Enter"&&b(R.currentTarget)}}),d&&m("span",{class:"unit",children:d})]}),g!==""&&m("p",{class:"refusal",id:`${n}-r`,role:"alert",children:g})]})}function fv(n){let[e,t]=yt(void 0);return{text:e??n,type:i=>t(i.currentTarget.value),end:()=>t(void 0)}}function yf({id:n,value:e,what:t,empty:i,describedBy:r,placeholder:s,onNumber:o}){let[a,l]=yt(""),c=fv(e),u=d=>{let h=d.value.trim(),f=G0(h);c.end(),h!==e&&(l(""),h===""&&i!==void 0?i():f!==void 0?o(f):(l(e===""?w("“{text}” is no whole number: {what} takes one, such as 42.",{text:h.slice(0,40),what:t}):w("“{text}” is no whole number: {value} stays.",{text:h.slice(0,40),value:e})),d.value=e))};return m(Qn,{children:[m("input",{id:n,type:"text",inputMode:"numeric",autocomplete:"off",value:c.text,placeholder:s,"aria-describedby":r,"aria-invalid":a!=="","aria-errormessage":a!==""?`${n}-r`:void 0,onInput:c.type,onChange:d=>u(d.currentTarget),onBlur:c.end}),a!==""&&m("p",{class:"refusal",id:`${n}-r`,role:"alert",children:a})]})}function Jw(n,e){return n.kind==="whole number"?Math.round(e):e}function jw(n){let e=typeof n.value=="string"&&pc(n.value)===void 0&&n.value!=="",[t,i]=yt(e);return kt(()=>i(e),[e]),typeof n.value=="string"&&n.value.startsWith("=")?m(pv,{...n}):m("div",{class:"either",children:[t?m(Dc,{...n,options:n.fields}):m(Uo,{...n}),m("button",{class:"small","aria-pressed":t,title:w("A map of values instead of one number"),onClick:()=>t&&e?n.onReset():i(!t),children:t?w("number"):w("map")})]})}function Qw({id:n,param:e,value:t,onChange:i}){return m("input",{id:n,type:"checkbox",role:"switch",checked:t===!0,"aria-describedby":`${n}-s`,"aria-label":ke(e.name),onChange:r=>i(r.currentTarget.checked)})}function Dc({id:n,value:e,options:t,onChange:i,materials:r}){let s=String(e??""),o=r.find(a=>a.name===s)?.colour;return m("span",{class:"choice",children:[o!==void 0&&m("span",{class:"swatch",style:{background:o}}),m("select",{id:n,value:s,"aria-describedby":`${n}-s`,onChange:a=>i(a.currentTarget.value),children:[!t.includes(s)&&m("option",{value:s,children:s||w("none")}),t.map(a=>m("option",{value:a,children:a===""?w("none"):ke(a)},a))]})]})}function pv({id:n,param:e,value:t,onChange:i,onUpload:r}){let s=e.kind.startsWith("list"),o=Array.isArray(t)?t.map(l=>typeof l=="number"?Number(l.toPrecision(7)):l).join(", "):String(t??""),a=l=>{if(!s){i(l);return}let c=l.split(/[,;]\s*/).filter(u=>u!=="");i(e.kind.includes("number")?c.map(u=>Number.isFinite(Number(u))?Number(u):u):c)};return m("span",{class:"textual",children:[m("input",{id:n,type:"text",autocomplete:"off",spellcheck:!1,value:o,"aria-describedby":`${n}-s`,onChange:l=>a(l.currentTarget.value)}),e.kind==="file"&&r!==void 0&&m("button",{class:"small",onClick:r,children:w("Choose…")})]})}var gv="cuesta.presets";function mv(){try{return JSON.parse(localStorage.getItem(gv)??"{}")}catch{return{}}}function e1(n){try{localStorage.setItem(gv,JSON.stringify(n))}catch{}}function vv(n,e){let t=new Set(e.params.map(i=>i.name));return Object.fromEntries(Object.entries(n.written).filter(([i])=>t.has(i)))}function t1(n,e,t){let i=Object.entries(t).map(([o,a])=>({kind:"set",place:`${n.place}.${o}`,value:hi(a)})),r=new Set(e.params.filter(o=>/file|^field|material/.test(o.kind)).map(o=>o.name));return[...Object.keys(vv(n,e)).filter(o=>!(o in t)&&!r.has(o)).map(o=>({kind:"unset",place:`${n.place}.${o}`})),...i]}function xv({card:n,operator:e}){let t=le(U,l=>l.catalog)?.operator_presets?.[e.name]??[],[i,r]=yt(!1),s=mv()[e.name]??{},o=(l,c)=>{let u=t1(n,e,l);u.length>0&&xn(u,`${ke(e.name)}: ${c}`)},a=l=>{l==="+"?r(!0):l==="-"?o({},w("Defaults")):l.startsWith("e")?o(t[Number(l.slice(1))].values,ke(t[Number(l.slice(1))].name)):l.startsWith("m")&&o(s[l.slice(1)],l.slice(1))};return i?m(n1,{done:l=>{r(!1);let c=mv();l!==""&&e1({...c,[e.name]:{...c[e.name],[l]:vv(n,e)}})}}):m("select",{class:"presets","aria-label":w("Presets"),title:w("All settings at one go"),value:"",onChange:l=>{a(l.currentTarget.value),l.currentTarget.value=""},children:[m("option",{value:"",children:[w("Presets"),"…"]}),m("option",{value:"-",children:w("Defaults")}),t.length>0&&m("optgroup",{label:w("As in an example"),children:t.map((l,c)=>m("option",{value:`e${c}`,children:[ke(l.name),l.label===e.name?"":`, ${l.label}`]},c))}),Object.keys(s).length>0&&m("optgroup",{label:w("Mine"),children:Object.keys(s).map(l=>m("option",{value:`m${l}`,children:l},l))}),m("option",{value:"+",children:w("Save these settings…")})]})}function n1({done:n}){let e=Xt(null);return Kl(()=>e.current?.focus(),[]),m("input",{ref:e,class:"presets",type:"text",maxLength:40,placeholder:w("Name of the preset"),"aria-label":w("Name of the preset"),autocomplete:"off",onBlur:()=>n(""),onKeyDown:t=>{t.key==="Enter"&&n(t.currentTarget.value.trim()),t.key==="Escape"&&n("")}})}function _v(){let n=le(U,s=>s.catalog),e=le(U,s=>s.cards),t=le(U,s=>s.selected),i=Ci(e,t);if(n===void 0)return null;if(i===void 0)return m(o1,{});let r=i.operator??n.operators.find(s=>s.name===i.op);return m(i1,{card:i,operator:r},i.place+i.op)}function i1({card:n,operator:e}){let t=le(U,h=>h.catalog),i=le(U,h=>h.rocks),r=le(U,h=>h.fromNow),[s,o]=yt(!1),a=t.fields.map(h=>h.name),l=e?.params??[],c=h=>e?.keys?.find(f=>f.name===h),u=l.length>9,d=u&&!s?l.filter((h,f)=>f<7||h.name in n.written):l;return m("section",{class:"inspector","aria-label":w("Inspector"),children:[m("header",{children:[m("h2",{children:ke(n.label||n.op)}),m("p",{class:"summary",children:e?.summary}),e!==void 0&&l.length>0&&n.list!=="event"&&m(xv,{card:n,operator:e})]}),n.list==="process"&&m("label",{class:"inline",title:w("Later values apply from this step; what has happened stays."),children:[m("input",{type:"checkbox",role:"switch",checked:r,onChange:h=>U.set({fromNow:h.currentTarget.checked})}),w("Change from now on")]}),d.map(h=>m(dv,{param:h,value:n.values[h.name]??h.default,written:h.name in n.written,fields:a,materials:i,onChange:f=>uf(n.place,h.name,f,typeof f=="number"?h.unit:void 0),onReset:()=>tv(n.place,h.name),onUpload:async()=>{let f=await Rc(),g=f&&await ff(f);g&&uf(n.place,h.name,g)}},h.name)),u&&m("button",{class:"more","aria-expanded":s,onClick:()=>o(!s),children:s?w("Fewer settings"):w("All {n} settings",{n:l.length})}),m("details",{class:"extra",children:[m("summary",{children:w("Where, seed, name")}),m(Va,{card:n,name:"label",doc:c("label")?.doc??""}),m(r1,{card:n,doc:c("mask")?.doc??"",fields:a}),m(Va,{card:n,name:"seed",doc:c("seed")?.doc??"",numeric:!0}),c("steps")&&m(Va,{card:n,name:"steps",doc:c("steps").doc,numeric:!0}),c("into")&&m(Va,{card:n,name:"into",doc:c("into").doc}),c("blend")&&m(Va,{card:n,name:"blend",doc:c("blend").doc})]}),e&&m(s1,{operator:e}),m("footer",{class:"buttons",children:[m("button",{onClick:()=>Ac(n.place),children:n.enabled?w("Switch off"):w("Switch on")}),m("button",{class:"danger",onClick:()=>Ec(n.place),children:w("Remove")})]})]})}function Va({card:n,name:e,doc:t,numeric:i}){let r=`k-${e}`,s=String(n.written[e]??""),o=`${n.place}.${e}`,a=()=>{xn([{kind:"unset",place:o}],ke(e))},l=c=>{xn([{kind:"set",place:o,value:c}],ke(e))};return m("div",{class:"control",children:[m("label",{for:r,children:ke(e)}),i?m(yf,{id:r,value:s,what:ke(e),empty:a,onNumber:l,describedBy:`${r}-s`}):m("input",{id:r,type:"text",value:s,"aria-describedby":`${r}-s`,placeholder:e==="label"?n.label:"",onChange:c=>{let u=c.currentTarget.value.trim();u===""?a():l(hi(u))}}),m("p",{class:"sentence",id:`${r}-s`,children:t})]})}function r1({card:n,doc:e,fields:t}){let i=le(U,r=>r.cards).map(r=>String(r.written.into??"")).filter(r=>r!=="");return m("div",{class:"control",children:[m("label",{for:"k-mask",children:w("Mask")}),m("select",{id:"k-mask",value:n.mask,"aria-describedby":"k-mask-s",onChange:r=>{let s=r.currentTarget.value,o=`${n.place}.mask`;s===""?xn([{kind:"unset",place:o}],w("Mask")):xn([{kind:"set",place:o,value:hi(s)}],w("Mask"))},children:[m("option",{value:"",children:w("everywhere")}),[...new Set([...i,...t,...n.mask?[n.mask]:[]])].map(r=>m("option",{value:r,children:r},r))]}),m("p",{class:"sentence",id:"k-mask-s",children:e})]})}function s1({operator:n}){let[e,t]=yt(!1);return m("details",{class:"extra",onToggle:i=>t(i.currentTarget.open),children:[m("summary",{children:w("Explain")}),e&&m("figure",{children:[m("img",{src:un.link(`/api/explain/${n.name}.png`),loading:"lazy",alt:w("Before and after {name} with its defaults",{name:ke(n.name)})}),m("figcaption",{children:w("Before and after, with the defaults")})]}),m("p",{class:"sentence",children:[m("code",{children:n.name})," · ",w(n.kind),n.cites&&n.cites.length>0&&m(Qn,{children:[" ","· ",w("after")," ",n.cites.join(", ")]})]})]})}function o1(){let n=le(U,r=>r.run),{columns:e,rows:t}=n.grid??{columns:0,rows:0},i=(le(U,r=>r.catalog)?.export_sets??[]).flatMap(r=>r.sizes);return m("section",{class:"inspector","aria-label":w("Inspector"),children:[m("header",{children:[m("h2",{children:w("The land")}),m("p",{class:"summary",children:w("Choose a card to change it. These values hold for all of them.")})]}),m("div",{class:"control",children:[m("label",{for:"l-seed",children:w("Seed")}),m("span",{class:"textual",children:[m(yf,{id:"l-seed",value:String(n.seed??""),what:w("Seed"),onNumber:r=>{xn([{kind:"set",place:"seed",value:r}],w("Seed"))}}),m("button",{class:"small",onClick:()=>{xn([{kind:"set",place:"seed",value:String(1+Math.floor(Math.random()*99999))}],w("Seed"))},children:w("Another")})]}),m("p",{class:"sentence",children:w("Another seed is another land by the same rules.")})]}),m("div",{class:"control",children:[m("label",{for:"l-size",children:w("Size")}),m("select",{id:"l-size",value:`${e}`,onChange:r=>{let s=Number(r.currentTarget.value);wc(s,Math.round(t*s/e))},children:[...new Set([128,256,512,1024,2048,4096,...i,e])].filter(r=>r>0).sort((r,s)=>r-s).map(r=>m("option",{value:`${r}`,children:[r," × ",e?Math.round(t*r/e):r]},r))}),m("p",{class:"sentence",children:w("Samples along the sides; the extent stays the same.")})]}),m("footer",{class:"buttons",children:m("button",{onClick:()=>{wt("branch",{name:bf()})},children:w("Branch from here")})})]})}function bf(){let n=new Set(U.value.branches.map(e=>e.name));for(let e=2;;e++)if(!n.has(`branch_${e}`))return`branch_${e}`}function yv(n){let e=n.filter(a=>a.enabled&&a.ticks>0),t=a=>Math.sqrt(a.ticks)+1,i=e.reduce((a,l)=>a+t(l),0),r=[],s=0,o=0;for(let a of e){let l=o+t(a)/i,c=a.children.filter(u=>u.list==="event").map(u=>({tick:s+Number(u.written.at??0),label:ke(u.op||u.label)}));r.push({label:a.label||a.op,first:s,ticks:a.ticks,from:o,to:l,events:c}),s+=a.ticks,o=l}return r}function bv(n,e){for(let t of n)if(e<=t.first+t.ticks)return t.from+(t.to-t.from)*Math.max(0,e-t.first)/t.ticks;return n.length>0?1:0}function Mv(n,e){let t=Math.min(1,Math.max(0,e));for(let r of n)if(t<=r.to)return Math.round(r.first+r.ticks*(t-r.from)/Math.max(r.to-r.from,1e-9));let i=n[n.length-1];return i===void 0?0:i.first+i.ticks}var Mf=class{constructor(){this.list=[]}clear(){this.list=[]}take(e,t,i){let r=Math.max(1,i/8);if(t<=0||this.list.some(d=>Math.abs(d.tick-t)<r))return!1;let s=document.createElement("canvas");s.width=72,s.height=40;let o=s.getContext("2d");if(o===null||e.width<2)return!1;let a=Math.min(e.width,e.height*72/40),l=a*40/72,c=(e.width-a)/2;o.drawImage(e,c,(e.height-l)/2,a,l,0,0,72,40);let u={tick:t,url:s.toDataURL("image/jpeg",.6)};return this.list=[...this.list,u].sort((d,h)=>d.tick-h.tick).slice(-16),!0}},Ga=new Mf;var a1=365;function l1(n,e){if(!n.enabled)return 0;let t=Number(n.values.rotation);if(!Number.isFinite(t)||t===0)return 0;let i=e.find(r=>r.name===n.op)?.params.find(r=>r.name==="rotation")?.unit;return Math.abs(t)/(i==="deg"?360:2*Math.PI)}function c1(n){for(let e of n)for(let t of["year_days","days_per_year"]){let i=Number(e.values[t]);if(i>0)return i}return a1}function Sv(n,e,t){let i=0,r=0,s;for(let l of n){if(r>e.tick)break;let c=l.children.filter(h=>h.list==="process"),u=Math.max(0,...c.map(h=>l1(h,t))),d=Math.max(0,Math.min(l.ticks,e.tick-r));u>0&&(s=c,i+=u*d),r+=l.ticks}if(s===void 0)return;let o=c1(s),a=Math.floor(i+1e-9);return{day:Math.floor(a%o)+1,year:Math.floor(a/o)+1,share:Math.max(0,i-a)}}function wv(){let n=le(U,h=>h.run),e=le(U,h=>h.cards),t=le(U,h=>h.dock),i=Xt(null),[,r]=yt(0),s=yv(e),o=h=>100*bv(s,h);kt(()=>{Ga.clear(),r(h=>h+1)},[e.length]);let a=h=>{let f=i.current.getBoundingClientRect();return Mv(s,(h-f.left)/f.width)},l=h=>{h.type==="pointerdown"&&h.currentTarget.setPointerCapture(h.pointerId),(h.type==="pointerdown"||h.buttons&1)&&Gi(a(h.clientX))},c=le(U,h=>h.catalog)?.operators??[],u=Sv(e,n,c),d=n.ticks>0?`${n.tick} / ${n.ticks}`:"";return m("section",{class:"timeline","aria-label":w("Time"),children:[m("div",{class:"clock",children:[m("button",{class:"icon",onClick:()=>{Gi(0)},title:w("To the beginning"),"aria-label":w("To the beginning"),children:m(vt,{name:"first"})}),m("button",{class:"icon",onClick:()=>{Gi(Math.max(0,n.tick-1))},title:w("One step back"),"aria-label":w("One step back"),children:m(vt,{name:"left"})}),m("button",{class:"icon",onClick:()=>{ds()},title:n.running?w("Pause"):w("Run"),"aria-label":n.running?w("Pause"):w("Run"),children:m(vt,{name:n.running?"pause":"play"})}),m("button",{class:"icon",onClick:()=>{ko()},title:w("One step"),"aria-label":w("One step"),children:m(vt,{name:"right"})}),m("span",{class:"count","aria-live":"off",children:[d,u!==void 0&&m("span",{class:"worldclock",title:w("Clock of the world"),children:w("day {d}, year {y}",{d:u.day,y:u.year})}),m("small",{children:n.rate?` ${ft(n.rate,3)} ${w("steps/s")}`:""})]})]}),m("div",{class:"track",ref:i,role:"slider",tabIndex:0,"aria-label":w("Moment"),"aria-valuemin":0,"aria-valuemax":n.ticks,"aria-valuenow":n.tick,"aria-valuetext":w("step {n}",{n:n.tick}),onPointerDown:l,onPointerMove:l,onKeyDown:h=>{let f=h.shiftKey?10:1;if(h.key==="ArrowLeft")Gi(Math.max(0,n.tick-f));else if(h.key==="ArrowRight")Gi(Math.min(n.ticks,n.tick+f));else if(h.key==="Home")Gi(0);else if(h.key==="End")Gi(n.ticks);else return;h.preventDefault(),h.stopPropagation()},children:[s.map((h,f)=>m("div",{class:`segment ${f%2?"odd":""}`,style:{left:`${100*h.from}%`,width:`${100*(h.to-h.from)}%`},title:ke(h.label),children:m("span",{children:ke(h.label)})},f)),m("div",{class:"past",style:{width:`${o(n.tick)}%`}}),Ga.list.map(h=>m("img",{class:"thumb",src:h.url,alt:"",style:{left:`${o(h.tick)}%`}},h.tick)),(n.recorded??[]).map(h=>m("i",{class:"moment",style:{left:`${o(h)}%`}},h)),s.flatMap(h=>h.events.map(f=>m("i",{class:"event",style:{left:`${o(f.tick)}%`},title:f.label},`e${f.tick}${f.label}`))),m("div",{class:"playhead",style:{left:`${o(n.tick)}%`}})]}),m(u1,{}),m("button",{class:"icon quiet","aria-expanded":t,onClick:()=>U.set({dock:!t}),title:`${w("Charts")} (T)`,"aria-label":w("Charts"),children:m(vt,{name:"chart"})})]})}function u1(){let n=le(U,o=>o.branches),e=le(U,o=>o.run.branch)??"main",t=le(U,o=>o.run.speed)??0,i=[...new Set([e,...n.map(o=>o.name)])],[r,s]=yt(!1);return m("div",{class:"branches",children:[m("select",{"aria-label":w("Speed"),title:w("Speed"),value:String(t),onChange:o=>{wt("speed",{steps_per_second:Number(o.currentTarget.value)})},children:[...new Set([0,1,5,20,60,t])].sort((o,a)=>o-a).map(o=>m("option",{value:String(o),children:o===0?w("full speed"):`${o} ${w("steps/s")}`},o))}),r?m(h1,{done:()=>s(!1)}):m("select",{"aria-label":w("Branch"),title:w("Branch"),value:e,onChange:o=>{let a=o.currentTarget.value;a==="+"?s(!0):a==="-"?wt("drop_branch",{name:e}):wt("switch",{name:a})},children:[i.map(o=>m("option",{value:o,children:o},o)),m("option",{value:"+",children:w("New branch from here…")}),i.length>1&&e!=="main"&&m("option",{value:"-",children:w("Drop this branch")})]})]})}function h1({done:n}){let e=Xt(null);return Kl(()=>{e.current?.focus(),e.current?.select()},[]),m("input",{ref:e,class:"branchname",type:"text",defaultValue:bf(),maxLength:31,autocomplete:"off",spellcheck:!1,"aria-label":w("Name of the new branch"),title:w("Name of the new branch"),onBlur:n,onKeyDown:t=>{if(t.key==="Escape"&&n(),t.key!=="Enter")return;let i=t.currentTarget.value.trim().replace(/[^\w-]+/g,"_");n(),i!==""&&wt("branch",{name:i})}})}var d1=new Set(["op","label","enabled"]);function Ev(n,e,t){let i=[];for(let r of["seed","grid"]){let s=n.structure[r],o=e.structure[r];JSON.stringify(s)!==JSON.stringify(o)&&(r==="seed"?i.push(`${w("Seed")}: ${s??w("none")} → ${o??w("none")}`):i.push(...Av(w("The land"),s??{},o??{},void 0)))}return Tv(n.cards,e.cards,t,"",i),i}function Tv(n,e,t,i,r){let s=(c,u)=>c.list==="event"?`event ${u}`:`${c.list} ${c.label}`,o=new Map(n.map((c,u)=>[s(c,u),c])),a=new Map(e.map((c,u)=>[s(c,u),c])),l=c=>`${i}${ke(c.label||c.op)}`;for(let[c,u]of o)a.has(c)||r.push(w("{name}: only on the left",{name:l(u)}));for(let[c,u]of a){let d=o.get(c);if(d===void 0){r.push(w("{name}: only on the right",{name:l(u)}));continue}if(d.op!==u.op){r.push(`${l(u)}: ${ke(d.op)} → ${ke(u.op)}`);continue}d.enabled!==u.enabled&&r.push(`${l(u)}: ${Sf(d.enabled)} → ${Sf(u.enabled)}`);let h=t.find(f=>f.name===u.op);r.push(...Av(l(u),{...d.written,...d.values},{...u.written,...u.values},h)),Tv(d.children,u.children,t,`${l(u)} › `,r)}}function Sf(n){return n?w("on"):w("off")}function Av(n,e,t,i){let r=[];for(let s of new Set([...Object.keys(e),...Object.keys(t)])){if(d1.has(s)||JSON.stringify(e[s])===JSON.stringify(t[s]))continue;let o=i?.params.find(a=>a.name===s)?.unit;r.push(`${n}: ${ke(s)} ${Nc(e[s],o)} → ${Nc(t[s],o)}`)}return r}function Nc(n,e){return n===void 0||n===""?w("none"):typeof n=="number"?`${ft(n)} ${Ri(e)}`.trim():typeof n=="boolean"?Sf(n):Array.isArray(n)?n.length>6?w("{n} values",{n:n.length}):n.map(t=>Nc(t,void 0)).join(", "):typeof n=="object"&&n!==null?Object.entries(n).map(([t,i])=>`${ke(t)} ${Nc(i,void 0)}`).join(", "):String(n)}function ps(n){U.set({compare:{...U.value.compare,...n}})}function Rv(n,e){let{run:t}=U.value;U.set({run:{...t,kept:{...t.kept,[n]:e}}}),pe.setSea(e.sea_level??void 0,n)}async function Cv(){if(U.value.run.kept?.a===void 0){let n=U.value.run.branch,e=U.value.branches.filter(t=>t.name!==n);await wf("left",e.length===1?e[0].name:"")}else await kc(),await Fc()}async function wf(n,e){let t=n==="left"?"a":"b";if(n==="right"&&(e===""||e===U.value.run.branch))ps({right:""}),pe.splitSlots=["a","live"];else{ps({busy:!0});let i=await wt("keep",e===""?{slot:t}:{slot:t,branch:e});if(ps({busy:!1}),i===void 0)return;Rv(t,i),ps({[n]:e}),n==="right"&&(pe.splitSlots=["a","b"])}pe.invalidate(),await Fc()}function Pv(n){ps({show:n}),pe.compared=n,pe.invalidate(),zr(),kc()}async function kc(){let{mode:n,settings:e,run:t}=U.value;if(!(n!=="split"||!(pe.flat||e.overlay)))for(let i of["a","b"]){let r=t.kept?.[i];if(r===void 0||pe.slots[i].maps.fields.has(e.field)||!t.fields?.includes(e.field))continue;ps({busy:!0});let s=await wt("keep",{slot:i,branch:r.branch,edition:r.edition,tick:r.tick});ps({busy:!1}),s!==void 0&&Rv(i,s)}}async function f1(n){let e=n==="live"?void 0:U.value.run.kept?.[n];if(e===void 0)return{cards:U.value.cards,structure:U.value.structure};try{let t=await un.ask("edition",{edition:e.edition});return{cards:mc(t.structure),structure:t.structure}}catch{return}}async function Fc(){let[n,e]=await Promise.all(pe.splitSlots.map(f1));n===void 0||e===void 0||ps({words:Ev(n,e,U.value.catalog?.operators??[])})}function Wa(n){let{run:e,compare:t}=U.value;return n==="left"?e.kept?.a?.tick??e.tick:t.right===""?e.tick:e.kept?.b?.tick??e.tick}var Xa=["temperature","humidity","air_water","precipitation","snow"],qa=["wind_x","wind_y"],Lv=-60,p1=60,Uc=n=>Math.max(0,Math.min(255,Math.round(255*n))),Iv=(n,e,t)=>{let i=Math.max(0,Math.min(1,(t-n)/(e-n)));return i*i*(3-2*i)};function m1(n,e){return n!==void 0?1-Math.exp(-Math.max(n,0)/.03):e===void 0?0:Iv(1,-5,e)}function g1(n,e,t){if(n===void 0)return Math.max(0,Math.min(1,e));let i=150+32*Math.max(t,0);return n/(n+i)}function Dv(n,e){let t=h=>{let f=n.fields.get(h);return f?.columns===e.columns&&f.rows===e.rows?f.values:void 0},[i,r,s,o,a]=Xa.map(t);if(!i&&!r&&!s&&!o&&!a)return;let l=s===void 0?1:Math.max(n.fields.get("air_water").high,1e-9),c=e.columns*e.rows,u=new Uint8Array(c*4);for(let h=0;h<c;h++){let f=i?.[h],g=r!==void 0?r[h]:s!==void 0?s[h]/l:0,x=4*h;u[x]=Uc(((f??12)-Lv)/(p1-Lv)),u[x+1]=Uc(g1(o?.[h],g,f??12)),u[x+2]=Uc(m1(a?.[h],f)),u[x+3]=Uc(Iv(.25,.95,g))}let d=r!==void 0||s!==void 0;return{data:u,temperature:i!==void 0,moisture:d||o!==void 0,snow:a!==void 0||i!==void 0,cloud:d}}var $a=["trees.conifer","trees.broadleaf","trees.riverside","shrub","grass"];function kv(n,e){let[t,i,r,s,o]=$a.map(u=>{let d=n.fields.get(u);return d?.columns===e.columns&&d.rows===e.rows?d.values:void 0});if(!t&&!i&&!r&&!s&&!o)return;let a=u=>Math.max(0,Math.min(255,Math.round(255*u))),l=e.columns*e.rows,c=new Uint8Array(l*4);for(let u=0;u<l;u++)c[4*u]=a(t?.[u]??0),c[4*u+1]=a((i?.[u]??0)+(r?.[u]??0)),c[4*u+2]=a(s?.[u]??0),c[4*u+3]=a(o?.[u]??0);return c}var Nv=7,Ef=28;function Fv(n,e){let t=n/(.9*e),i=Math.max(0,Math.ceil(Math.log2(Math.max(t,1e-6)/Nv))),r=Nv*2**i;return r<=Ef?{pitch:r,shown:1}:{pitch:Ef,shown:Math.max(0,2-t/Ef)}}function Af(n,e,t,i){return[(t+.5)/n*2*Math.PI-Math.PI,Math.PI/2-(i+.5)/e*Math.PI]}function Bv(n,e,[t,i,r]){let s=Math.atan2(t,r),o=Math.asin(Math.max(-1,Math.min(1,i/Math.hypot(t,i,r))));return[(s+Math.PI)/(2*Math.PI)*n-.5,(.5-o/Math.PI)*e-.5]}function Rf(n,e){return[Math.cos(e)*Math.sin(n),Math.sin(e),Math.cos(e)*Math.cos(n)]}function zv(n,e,t){let i=Math.min(t,e-1-t)+.5,r=n*Math.sin(Math.PI*i/e),s=i<1?n:n/Math.max(r,1);return Math.min(n,Math.max(1,Math.round(s*(1+.8*Math.exp(.5-i)))))}function Ya(n,e,t,i=!1){let r=new Float32Array(e*t);for(let s=0;s<t;s++){let o=zv(e,t,s),a=s*e;if(o<2)for(let l=0;l<e;l++)r[a+l]=n[a+l];else if(i)v1(n,r,a,e,o);else{let l=Math.floor((o-1)/2),c=0;for(let u=-l;u<o-l;u++)c+=n[a+(u+e)%e];for(let u=0;u<e;u++)r[a+u]=c/o,c+=n[a+(u+o-l)%e]-n[a+(u-l+e)%e]}}return r}function Hv(n,e,t,i){let r=Float32Array.from(n);for(let s=0;s<i;s++){let o=Math.max(1,Math.floor(t/zv(t,i,s)));if(!(o>t/2))for(let a=0;a<o;a++){let l=s*t+Math.floor(a*t/o),c=s*t+Math.floor((a+1)*t/o),u=0,d=0;for(let h=l;h<c;h++)n[h]<=e[h]||(u++,d+=n[h]);r.fill(2*u>c-l?d/u:-1e6,l,c)}}return r}function v1(n,e,t,i,r){let s=Math.max(1,Math.floor(i/r));for(let o=0;o<s;o++){let a=Math.floor(o*i/s),l=Math.floor((o+1)*i/s),c=new Map,u=n[t+a];for(let d=a;d<l;d++){let h=n[t+d],f=(c.get(h)??0)+1;c.set(h,f),f>(c.get(u)??0)&&(u=h)}e.fill(u,t+a,t+l)}}function Vv(n){let e=n+1,t=new Float32Array(6*e*e*3),i=new Uint32Array(6*n*n*6),r=0,s=0;for(let o=0;o<6;o++){let a=o>>1,l=o&1?-1:1,c=o*e*e;for(let u=0;u<=n;u++)for(let d=0;d<=n;d++){let h=Math.tan((d/n-.5)*(Math.PI/2))*l,f=Math.tan((u/n-.5)*(Math.PI/2)),g=[0,0,0];g[a]=l,g[(a+1)%3]=h,g[(a+2)%3]=f;let x=Math.hypot(...g);for(let p of g)t[r++]=p/x}for(let u=0;u<n;u++)for(let d=0;d<n;d++){let h=c+u*e+d;for(let f of[h,h+1,h+e,h+1,h+e+1,h+e])i[s++]=f}}return{places:t,index:i}}function Gv(n,e,t){let i=n[0]*e[0]+n[1]*e[1]+n[2]*e[2],r=n[0]**2+n[1]**2+n[2]**2-t*t,s=i*i-r;if(s<0)return;let o=-i-Math.sqrt(s);if(!(o<0))return[n[0]+o*e[0],n[1]+o*e[1],n[2]+o*e[2]]}var Uv=1.5,x1=1.12,_1=14,Oc=class{constructor(){this.state={lon:.4,lat:.35,distance:3.4}}eye(){let[e,t,i]=Rf(this.state.lon,this.state.lat),r=this.state.distance;return[e*r,t*r,i*r]}turn(e,t){let i=this.state,r=Math.min(3.2,1.5*(i.distance-1))/Math.max(Math.cos(i.lat),.35);i.lon=Tf(i.lon-e*r),i.lat=Ov(i.lat+t*Math.min(3.2,1.5*(i.distance-1)),-Uv,Uv)}zoom(e){let t=(this.state.distance-1)*e;this.state.distance=Ov(1+t,x1,_1)}frame(e,t){let i=Math.atan(Math.tan(t*Math.PI/360)*Math.min(1,e));return{...this.state,distance:1.16/Math.sin(i)}}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),r=this.state,s={lon:Tf(this.goal.lon-r.lon),lat:this.goal.lat-r.lat,distance:this.goal.distance-r.distance};r.lon=Tf(r.lon+s.lon*i),r.lat+=s.lat*i,r.distance+=s.distance*i;let o=Math.max(Math.abs(s.lon),Math.abs(s.lat),Math.abs(s.distance));return(t||o<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function Tf(n){let e=2*Math.PI;return n-e*Math.round(n/e)}function Ov(n,e,t){return Math.min(t,Math.max(e,n))}function Oo(n){return n==="wrap_x"||n==="polar"||n==="latlon"}function ms(n){U.set({mode:n}),pe.mode=n,pe.invalidate(),zr(),n==="split"&&Cv()}function qv(n){let e=Oo(n);pe.setWraps(e||n==="wrap",n==="latlon"),!e&&U.value.mode==="globe"&&ms("land")}var y1=1024,Cf=!1,Wv=0;function $v(n){if(clearTimeout(Wv),n===Cf)return;let e=()=>{Cf=n,zr()};n?e():Wv=window.setTimeout(e,400)}var Xv="";function zr(n=!1){let{catalog:e,settings:t}=U.value;if(e===void 0)return;let i=new Set(e.fields.map(f=>f.name)),r=["height","water"].filter(f=>i.has(f));r.push("ice");let o=["top_material","velocity_x","velocity_y","river_width","wear","deposit"].filter(f=>i.has(f)),a=new Set(U.value.run.fields),l=[...Xa,...t.wind?qa:[]],c=t.plants?$a:[];o.push(...[...l,...c].filter(f=>a.has(f))),!pe.flat&&pe.mode!=="globe"&&o.push("rock_face","rock_edge"),(pe.flat||t.overlay)&&!r.includes(t.field)&&r.push(t.field);let u=pe.quality.detail,d=Cf?Math.min(u,y1):u,h=[...r,...o,d].join(" ");h===Xv&&!n||(Xv=h,Yv({fields:r,slow:o.filter(f=>!r.includes(f)),detail:d}))}var Yv=()=>{};function Zv(n){Yv=n}var Za={temperate:{moss:"#5b6645",meadow:"#7b7a56",straw:"#a0946e",wood:"#3c4834",soil:"#866f55",scree:"#a3978a",sand:"#cfbd96",snow:"#dde3ec",green:1,snowShare:.86},alpine:{moss:"#4c5c3a",meadow:"#6a6f4a",straw:"#857e62",wood:"#2f3f2b",soil:"#756756",scree:"#948d86",sand:"#b9ae98",snow:"#dde3ec",green:.9,snowShare:.58},arid:{moss:"#9a7d52",meadow:"#b08a5a",straw:"#bf9a68",wood:"#7c6b45",soil:"#a9764c",scree:"#b7936f",sand:"#d8b784",snow:"#f1ece4",green:.28,snowShare:2},bare:{moss:"#9a948c",meadow:"#a39c92",straw:"#aca49a",wood:"#8f8981",soil:"#978c80",scree:"#a89f95",sand:"#c3b59c",snow:"#f1f4f8",green:0,snowShare:2}};function Pf(n){let e=parseInt(n.slice(1),16),t=i=>{let r=(e>>i&255)/255;return r<=.04045?r/12.92:((r+.055)/1.055)**2.4};return[t(16),t(8),t(0)]}function Hr(n){U.set({settings:{...U.value.settings,...n}}),pe.change(n),zr()}function Jv(){let n=le(U,l=>l.settings),e=le(U,l=>l.catalog)?.fields??[],t=le(U,l=>l.run.fields),i=t&&t.length>0?t:e.map(l=>l.name),r=(l,c,u,d,h,f)=>m("div",{class:"control tight",children:[m("label",{for:`v-${l}`,onDblClick:()=>Hr({[l]:Xs[l]}),title:w("Double click: back to the default"),children:c}),m("span",{class:"number",children:[m("input",{id:`v-${l}`,type:"range",min:u,max:d,step:h,value:Number(n[l]),"aria-valuetext":f,style:{"--at":`${100*(Number(n[l])-u)/(d-u)}%`},onInput:g=>Hr({[l]:Number(g.currentTarget.value)}),onDblClick:()=>Hr({[l]:Xs[l]})}),m("span",{class:"figure plain",children:f})]})]}),s=l=>t?.includes(l)===!0,o=(l,c)=>m("label",{class:"inline",children:[m("input",{type:"checkbox",role:"switch",id:`v-${l}`,checked:n[l],onChange:u=>Hr({[l]:u.currentTarget.checked})})," ",c]}),a=`${Math.floor(n.hour)}:${String(Math.round(n.hour%1*60)).padStart(2,"0")}`;return m("section",{class:"lookpanel","aria-label":w("View"),children:[m("h2",{children:w("View")}),m("div",{class:"control tight",children:[m("label",{for:"v-field",children:w("Field")}),m("select",{id:"v-field",value:n.field,onChange:l=>Hr({field:l.currentTarget.value}),children:[...new Set([...i,n.field])].map(l=>m("option",{value:l,children:ke(l)},l))})]}),m("div",{class:"control tight",children:[m("label",{for:"v-palette",children:w("Colours")}),m("select",{id:"v-palette",value:n.palette,onChange:l=>Hr({palette:l.currentTarget.value}),children:[m("option",{value:"",children:w("of the field")}),No.map(l=>m("option",{value:l.name,children:w(l.name)},l.name))]})]}),m("label",{class:"inline",children:[m("input",{type:"checkbox",role:"switch",checked:n.overlay,onChange:l=>Hr({overlay:l.currentTarget.checked})})," ",w("Field over the land")]}),m("div",{class:"control tight",children:[m("label",{for:"v-look",children:w("Climate")}),m("select",{id:"v-look",value:n.look,onChange:l=>Hr({look:l.currentTarget.value}),children:Object.keys(Za).map(l=>m("option",{value:l,children:w(l)},l))})]}),r("hour",w("Time of day"),4.5,19.75,.05,a),r("turn",w("Turn the sun"),-180,180,1,`${n.turn}°`),r("exaggeration",w("Heights"),.5,5,.1,`× ${n.exaggeration.toFixed(1)}`),r("haze",w("Haze"),0,3,.05,n.haze.toFixed(2)),r("contour",w("Contour lines"),0,Kv(),Kv()/20,n.contour===0?w("none"):`${Number(n.contour.toPrecision(3))} m`),m("label",{class:"inline",children:[m("input",{type:"checkbox",role:"switch",checked:n.waves,onChange:l=>Hr({waves:l.currentTarget.checked})})," ",w("Moving water")]}),s("wind_x")&&s("wind_y")&&o("wind",w("Wind as streaks")),(s("humidity")||s("air_water"))&&o("clouds",w("Clouds")),s("plant_cover")&&o("plants",w("Plants"))]})}function Kv(){let n=pe.land.numbers.high-pe.land.numbers.low;return Math.max(1,Number((n/4).toPrecision(1)))}var b1=(n,e)=>`${n}_${String(e+1).padStart(2,"0")}`,jv=n=>Array.from({length:12},(e,t)=>b1(n,t));function Qv(n){return/^(temperature|precipitation)_(0[1-9]|1[0-2])$/.test(n)}function ex(n){let e=new Set(n);return["temperature","precipitation"].some(t=>jv(t).every(i=>e.has(i)))}function tx(n){let e=r=>{let s=jv(r).map(o=>n[o]?.value);return s.every(o=>typeof o=="number")?s:void 0},[t,i]=[e("temperature"),e("precipitation")];if(!(t===void 0&&i===void 0))return{temperature:t,rain:i,height:n.height?.value??void 0}}function nx({temperature:n,rain:e}){let t=Array.from({length:12},(r,s)=>s),i=r=>r.reduce((s,o)=>s+o,0);return{mean:n&&i(n)/12,sum:e&&i(e),arid:t.map(r=>!!n&&!!e&&e[r]<2*n[r]),frost:t.map(r=>!!n&&n[r]<0)}}var Lf=n=>n/10;function Bo(n){return n<=100?n/20:5+(n-100)/200}function ix({temperature:n,rain:e}){let t=(n??[]).map(Lf),i=(e??[]).map(Bo);return[Math.min(0,Math.floor(Math.min(...t,0))),Math.max(3,Math.ceil(Math.max(...t,...i,0)))]}function rx(){let n=le(U,E=>E.mode),e=le(U,E=>E.settings),t=le(U,E=>E.catalog),i=le(U,E=>E.rocks);le(rr,E=>E.pictures);let r=Xt(null),{palette:s,range:o}=pe.map,a=le(U,E=>E.compare.show),l=pe.flat||e.overlay,c=n==="split"&&a==="difference",{low:u,high:d,top:h,sea:f}=pe.map.heights(pe.land),g=s.kind==="hypsometric",x=g&&u>=f?.501:0,p=g&&d<=f?.499:1;if(kt(()=>{let E=r.current?.getContext("2d");if(!E||s.kind==="classes")return;let _=vc(s,1024),C=E.createImageData(220,1);for(let V=0;V<220;V++){let D=Math.round((x+(p-x)*V/219)*1023)*4;C.data.set(_.subarray(D,D+4),V*4)}E.putImageData(C,0,0)},[s.name,l,x,p]),!l||t===void 0)return null;let v=c?pe.map.field.replace(/^difference\.?/,"")||"height":e.field,b=t.fields.find(E=>E.name===v),R=c?m("p",{children:[m("strong",{children:w("Right minus left: {name}",{name:ke(v)})})," ",Ri(b?.unit),m("br",{}),m("small",{children:w("rust is lost, blue-green is gained")})]}):m("p",{children:[m("strong",{children:ke(v)})," ",Ri(b?.unit)]});if(s.kind==="classes"){let E=s.named;if(E!==void 0)return m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("ul",{children:pe.map.classesSeen.filter(_=>E.has(_)).map(_=>m("li",{children:[m("span",{class:"swatch",style:{background:`rgb(${E.get(_)?.colour.join(" ")})`}}),w(E.get(_)?.name??"")]},_))})]});if(v!=="top_material"){let _=pe.map.classList,C=D=>`rgb(${s.stops[(D%256+256)%256%s.stops.length].join(" ")})`,V=D=>b?.classes?.[D]??w("class {n}",{n:D});return m("div",{class:"legend","aria-label":w("Legend"),children:[R,b?.classes!==void 0&&_.length>0?m("ul",{children:_.map(D=>m("li",{children:[m("span",{class:"swatch",style:{background:C(D)}}),ke(V(D))]},D))}):m(Qn,{children:[m("div",{class:"classes","aria-hidden":"true",children:(_.length>0?_:s.stops.map((D,k)=>k)).map(D=>m("span",{class:"swatch",title:V(D),style:{background:C(D)}},D))}),m("p",{children:m("small",{children:w("{n} classes, told apart by colour; colours repeat and mean no amount",{n:pe.map.classCount})})})]})]})}return m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("ul",{children:i.map(_=>m("li",{children:[m("span",{class:"swatch",style:{background:_.colour}}),ke(_.name)]},_.name))})]})}let M=E=>{if(g){let _=Math.min(u,f-1);return((E<f?.499*(E-_)/(f-_):.501+.499*(E-f)/Math.max(h-f,1e-6))-x)/(p-x)}return s.kind==="log"?Math.log2(E/o[0])/Math.log2(o[1]/o[0]):(E-o[0])/(o[1]-o[0])},P;if(s.kind==="log"){P=[];for(let E=Math.ceil(Math.log10(o[0]));E<=Math.log10(o[1])+1e-9;E++)P.push(10**E);P.length>5&&(P=P.filter((E,_)=>_%Math.ceil(P.length/5)===0))}else g&&x>0?P=Or(f,h,4):g&&p<1?P=Or(u,f,4):g?P=[...Or(u,f,2).filter(E=>E<f-(f-u)*.2),f,...Or(f,h,3).filter(E=>E>f+(h-f)*.15)]:P=Or(o[0],o[1],4);return m("div",{class:"legend","aria-label":w("Legend"),children:[R,m("canvas",{ref:r,width:220,height:1}),m("div",{class:"marks",children:P.map(E=>m("span",{style:{left:`${Math.min(100,Math.max(0,100*M(E)))}%`},children:ft(E,3)},E))})]})}var sx={line:[],section:void 0,borehole:void 0,profile:void 0,climate:void 0},Et=new xi({...sx,place:void 0,cell:void 0,drawing:!1});function ox(){Et.set(sx)}var If=!1,Bc;async function kf(n){if(Bc=n,!If){for(If=!0;Bc!==void 0;){let e=Bc;Bc=void 0;try{let t=await un.ask("cell",{x:e.x,y:e.y});Et.set({cell:Et.value.place===void 0?void 0:t})}catch{Et.set({cell:void 0})}await new Promise(t=>setTimeout(t,80))}If=!1}}var Df=!1;async function Ja(n){let{line:e}=Et.value;if(e.length<2||Df&&!n||Math.hypot(e[1][0]-e[0][0],e[1][1]-e[0][1])<pe.land.spacing*2)return;Df=!0;let i=await wt("section",{points:e});Df=!1,i!==void 0&&Et.set({section:i})}async function ax(n){let e=await wt("borehole",{x:n.x,y:n.y});e!==void 0&&Et.set({borehole:{...e,at:n}})}async function lx(n){let e=await wt("profile",{x:n.x,y:n.y});e!==void 0&&Et.set({profile:e})}var Nf=!1,Ka;async function Ff(n,e){if(!(!e&&(Et.value.climate?.kept||Ka?.keep))&&(Ka={at:n,keep:e},!Nf)){for(Nf=!0;Ka!==void 0;){let t=Ka;Ka=void 0;let i=await un.ask("cell",{x:t.at.x,y:t.at.y}).catch(()=>{}),r=i&&tx(i.values);r!==void 0&&Et.set({climate:{...r,at:t.at,kept:t.keep}}),t.keep||await new Promise(s=>setTimeout(s,80))}Nf=!1}}function zc(n){return(n?.columns??[]).map(e=>({distance:e.distance,surface:e.height,water:e.water,layers:Uf(e.layers)}))}function Uf(n){return n.map(({material:e,top:t,bottom:i,age_steps:r})=>({material:e,top:t,bottom:i,age:r}))}function M1(n,e,t){let i=[...n.layers].reverse(),r=[...e.layers].reverse(),s=[],o=f=>f.bottom??Math.min(t,f.top),a=0,l=0,c=0,u=i.length>0?o(i[0]):n.surface,d=r.length>0?o(r[0]):e.surface,h=(f,g,x)=>{(g>u||x>d)&&s.push({material:f,corners:[[n.distance,g],[e.distance,x],[e.distance,d],[n.distance,u]],bed:c++}),u=g,d=x};for(;a<i.length||l<r.length;){if(a<i.length&&l<r.length&&i[a].material===r[l].material){h(i[a].material,i[a].top,r[l].top),a++,l++;continue}let f=a<i.length?r.findIndex((x,p)=>p>=l&&x.material===i[a].material):-1,g=l<r.length?i.findIndex((x,p)=>p>=a&&x.material===r[l].material):-1;l>=r.length||a<i.length&&f<0||g>=0&&a<i.length&&g-a<=f-l?(h(i[a].material,i[a].top,d),a++):(h(r[l].material,u,r[l].top),l++)}return s}var S1=[64,132,176];function Hc(n,e,t){let{width:i,height:r,from:s,to:o,low:a,high:l}=t,c=new Uint8ClampedArray(i*r*4),u=R=>(l-R)/Math.max(l-a,1e-9)*r,d=new Map,h=(R,M,P,[E,_,C],V)=>{let D=Math.max(0,Math.round(M)),k=Math.min(r,Math.round(P));for(let N=D;N<k;N++){let H=(N*i+R)*4,F=V&&N===k-1&&k-D>2?.62:1;c[H]=E*F,c[H+1]=_*F,c[H+2]=C*F,c[H+3]=255}},f=cx(e.get(w1(n))??"#8a8580",0),g=Math.max(1,r*.1),x=(R,M,P)=>{for(let E=Math.max(0,Math.round(M));E<r;E++){let _=(E*i+R)*4,C=Math.min(1,Math.max(0,(E-M)/g));for(let V=0;V<3;V++)c[_+V]=P[V]+(f[V]-P[V])*C*C*(3-2*C);c[_+3]=255}},p=0,v=[],b=-1;for(let R=0;R<i;R++){let M=s+(R+.5)/i*(o-s);for(;p+2<n.length&&n[p+1].distance<M;)p++;p!==b&&(v=M1(n[p],n[p+1],a),b=p);let P=n[p],E=n[p+1],_=Math.min(1,Math.max(0,(M-P.distance)/Math.max(E.distance-P.distance,1e-9)));for(let D of v){let k=D.corners[0][1]*(1-_)+D.corners[1][1]*_,N=D.corners[3][1]*(1-_)+D.corners[2][1]*_,H=`${D.material} ${D.bed}`,F=d.get(H);F===void 0&&(F=cx(e.get(D.material)??"#8a8580",D.bed),d.set(H,F)),D.bed===0?x(R,u(k),F):h(R,u(k),u(N),F,!0)}let C=(P.water??0)*(1-_)+(E.water??0)*_,V=P.surface*(1-_)+E.surface*_;C>.01&&h(R,u(V+C),u(V),S1,!1)}return c}function w1(n){let e=new Map;for(let{layers:t}of n){let i=t[t.length-1]?.material??"";e.set(i,(e.get(i)??0)+1)}return[...e].reduce((t,i)=>i[1]>t[1]?i:t,["",0])[0]}function cx(n,e){let t=parseInt(n.slice(1),16),i=1+(e*37%11-5)*.014,r=s=>Math.max(0,Math.min(255,Math.round((t>>s&255)*i)));return[r(16),r(8),r(0)]}function ux(n){let e=1/0,t=-1/0;for(let i of n){t=Math.max(t,i.surface+(i.water??0)),e=Math.min(e,i.surface);for(let r of i.layers)r.bottom!==null&&(e=Math.min(e,r.bottom))}return t>e?[e-(t-e)*.12,t+(t-e)*.06]:[t-1,t+1]}function ja(){return new Map(U.value.rocks.map(n=>[n.name,n.colour]))}function hx(){let n=le(Et,s=>s.section),e=Xt(null),t=zc(n);kt(()=>{let s=e.current;if(!s||t.length<2)return;let o=px(s),[a,l]=ux(t),c={x:46,y:6,width:s.clientWidth-54,height:s.clientHeight-28,from:t[0].distance,to:t[t.length-1].distance,low:a,high:l};mx(o,c);let u=devicePixelRatio||1,d=Math.max(1,Math.round(c.width*u)),h=Math.max(1,Math.round(c.height*u)),f=Hc(t,ja(),{...c,width:d,height:h}),g=new OffscreenCanvas(d,h);g.getContext("2d").putImageData(new ImageData(f,d,h),0,0),o.drawImage(g,c.x,c.y,c.width,c.height)},[n]);let i=[...new Set(t.flatMap(s=>s.layers.map(o=>o.material)))],r=ja();return m("figure",{class:"sectionfigure",children:[m("figcaption",{children:[w("Section A–B")," ·"," ",m("ul",{class:"swatches",children:i.map(s=>m("li",{children:[m("span",{class:"swatch",style:{background:r.get(s)}}),ke(s)]},s))})]}),m("canvas",{ref:e,role:"img","aria-label":w("Layers under the line: {list}",{list:i.join(", ")})})]})}function dx(){let n=le(Et,i=>i.profile),e=Xt(null),t=(n?.points??[]).map(i=>[i.distance,i.height]);return kt(()=>{let i=e.current;if(!i||t.length<2)return;let r=px(i),s=t.map(a=>a[1]),o={x:46,y:8,width:i.clientWidth-54,height:i.clientHeight-30,from:t[0][0],to:t[t.length-1][0],low:Math.min(...s),high:Math.max(...s)+1e-6};mx(r,o),r.beginPath();for(let[a,l]of t)r.lineTo(o.x+(a-o.from)/(o.to-o.from)*o.width,o.y+(1-(l-o.low)/(o.high-o.low))*o.height);r.strokeStyle="#67a4d1",r.lineWidth=2,r.stroke()},[n]),m("figure",{class:"sectionfigure",children:[m("figcaption",{children:[w("River profile"),t.length<2?`: ${w("no river here")}`:` · ${xr(t[t.length-1][0]-t[0][0])}`]}),m("canvas",{ref:e,role:"img","aria-label":w("River profile")})]})}function fx(){let n=Uf(le(Et,i=>i.borehole)?.layers??[]),e=ja(),t=Math.max(1,...n.map(i=>i.bottom===null?0:i.top-i.bottom));return m("figure",{class:"borefigure",children:[m("figcaption",{children:w("Borehole")}),m("ol",{children:n.map((i,r)=>{let s=i.bottom===null?void 0:i.top-i.bottom;return m("li",{style:{minHeight:`${18+30*(s??t)/t}px`},children:[m("span",{class:"core",style:{background:e.get(i.material)}}),m("span",{children:[m("b",{children:ke(i.material)})," ",s===void 0?w("and farther down"):`${ft(s,3)} m`,m("br",{}),m("small",{children:w("top at {h} m",{h:ft(i.top)})})]})]},r)})})]})}function px(n){let e=devicePixelRatio||1;n.width=Math.round(n.clientWidth*e),n.height=Math.round(n.clientHeight*e);let t=n.getContext("2d");return t.scale(e,e),t}function mx(n,e){n.font="13px system-ui, sans-serif",n.fillStyle="#b4bbc2",n.strokeStyle="#343a41",n.textAlign="right";for(let t of Or(e.low,e.high,4)){let i=e.y+(1-(t-e.low)/(e.high-e.low))*e.height;n.fillText(ft(t,4),e.x-6,i+4),n.beginPath(),n.moveTo(e.x,i),n.lineTo(e.x+e.width,i),n.stroke()}n.textAlign="center";for(let t of Or(0,e.to-e.from,Math.max(2,Math.floor(e.width/110)))){let i=e.x+t/(e.to-e.from)*e.width;n.fillText(xr(t),Math.min(e.x+e.width-16,i),e.y+e.height+18)}}var $s=34,zo=10,gs=264,Ho=128;function gx(n,e){let t=new Date(Date.UTC(2001,n,15));return new Intl.DateTimeFormat(zi(),{month:e,timeZone:"UTC"}).format(t)}function vx(){let n=le(Et,x=>x.climate);if(n===void 0)return null;let{temperature:e,rain:t,at:i,height:r,kept:s}=n,o=nx(n),[a,l]=ix(n),c=x=>zo+Ho*(1-(x-a)/(l-a)),u=x=>$s+gs*(x+.5)/12,d=Array.from({length:l-a+1},(x,p)=>a+p),h=gs/12*.62,f=(x,p,v)=>{let b=v(...x);return`${ft(b,3)} ${p} (${gx(x.indexOf(b),"long")})`},g=[e&&w("Warmest {warm}, coldest {cold}.",{warm:f(e,"°C",Math.max),cold:f(e,"°C",Math.min)}),t&&w("Wettest {wet}, driest {dry}.",{wet:f(t,"mm",Math.max),dry:f(t,"mm",Math.min)}),o.arid.some(Boolean)&&w("Dry months: {n}.",{n:o.arid.filter(Boolean).length}),o.frost.some(Boolean)&&w("Months of frost: {n}.",{n:o.frost.filter(Boolean).length})].filter(Boolean).join(" ");return m("figure",{class:"climatefigure",children:[m("figcaption",{children:[m("b",{children:w("Climate")})," ",xr(i.x),", ",xr(i.y),r!==void 0&&` · ${ft(r,4)} m`,s&&` · ${w("kept")}`,m("br",{}),o.mean!==void 0&&`${ft(o.mean,3)} °C`,o.mean!==void 0&&o.sum!==void 0&&" · ",o.sum!==void 0&&`${ft(o.sum,4)} mm`]}),m("svg",{viewBox:`0 0 ${$s+gs+40} ${zo+Ho+40}`,role:"img","aria-label":`${w("Temperature and rain by month")}. ${g}`,children:[d.map(x=>m("g",{children:[m("line",{class:x===0?"zero":"rule",x1:$s,x2:$s+gs,y1:c(x),y2:c(x)}),e&&x<=5&&m("text",{class:"warm",x:$s-5,y:c(x)+4.5,"text-anchor":"end",children:x*10}),t&&x>=0&&m("text",{class:"wet",x:$s+gs+5,y:c(x)+4.5,children:x<=5?x*20:100+(x-5)*200})]},x)),t?.map((x,p)=>m("g",{children:[m("rect",{class:"rain",x:u(p)-h/2,width:h,y:c(Bo(Math.min(x,100))),height:Math.max(0,c(0)-c(Bo(Math.min(x,100))))}),x>100&&m("rect",{class:"rain much",x:u(p)-h/2,width:h,y:c(Bo(x)),height:c(5)-c(Bo(x))})]},p)),e&&m("polyline",{class:"curve",points:e.map((x,p)=>`${u(p).toFixed(1)},${c(Lf(x)).toFixed(1)}`).join(" ")}),Array.from({length:12},(x,p)=>m("g",{children:[(o.frost[p]||o.arid[p])&&m("rect",{class:o.frost[p]?"frost":"arid",x:u(p)-gs/12/2,width:gs/12,y:zo+Ho+4,height:5}),m("text",{x:u(p),y:zo+Ho+24,"text-anchor":"middle",children:gx(p,"narrow")})]},p)),e&&m("text",{class:"warm",x:2,y:zo+Ho+38,children:"°C"}),t&&m("text",{class:"wet",x:$s+gs+5,y:zo+Ho+38,children:"mm"})]}),m("p",{children:m("small",{children:g})})]})}var xx=[['op = "water_flow"','neighbours = "eight"'],['op = "hydraulic_erosion"',"acceleration = 60"]],vs=[{name:"raise",word:"Raise",mode:"raise"},{name:"lower",word:"Lower",mode:"lower"},{name:"smooth",word:"Smooth",mode:"smooth"},{name:"flatten",word:"Flatten",mode:"flatten"},{name:"rock",word:"Add rock",mode:"raise"},{name:"hardness",word:"Hardness",mode:"paint",field:"hardness_map",value:.8,weight:["hydraulic_erosion","stream_power","rivers","musgrave_erosion","thermal"],kit:{label:"drops",steps:12,processes:[['op = "droplets"']]}},{name:"rain",word:"Rain",mode:"paint",field:"rain_map",value:80,kit:{label:"storm",steps:400,processes:[['op = "rain"'],...xx]}},{name:"spring",word:"Spring",mode:"paint",field:"spring_map",value:1,kit:{label:"springs",steps:600,processes:[['op = "spring"','discharge = "5 m3/s"'],...xx]}},{name:"uplift",word:"Uplift",mode:"paint",field:"uplift_map",value:.002,kit:{label:"rising",steps:40,processes:[['op = "uplift"','time_step = "1000 yr"']]}}],Pi=new xi({kind:"raise",radius:500,amount:50,strength:.6,core:.2,value:1,material:"",answered:!0}),E1=.28;function _x(n,e){let t={};if(!n.some(r=>r.name==="radius"))return t;t.radius=e;let i=Number(n.find(r=>r.name==="height"&&r.unit==="m")?.default);if(!(i>0))return t;for(let r of n){let s=Number(r.default);r.unit!=="m"||/^(radius|base|x|y)/.test(r.name)||!(s>0)||(t[r.name]=fc(r,E1*e*s/i))}return t}var T1=128;function A1(n,e,t=T1){let i=[];for(let r of n){let s=i[i.length-1];(s===void 0||Math.hypot(r[0]-s[0],r[1]-s[1])>=e)&&i.push(r)}return i.length<=t?i:Array.from({length:t},(r,s)=>i[Math.round(s*(i.length-1)/(t-1))])}function yx(n,e,t,i,r){let s=vs.find(c=>c.name===n.kind)??vs[0],o=c=>Number(c.toFixed(5)),a=A1(e,n.radius*.1).flatMap(([c,u])=>[o(c/t),o(u/i)]),l={mode:s.mode,path:a,radius:n.radius,core:n.core};return s.mode==="raise"||s.mode==="lower"?l.amount=n.amount:l.strength=n.strength,s.mode==="flatten"&&(l.level=Number(r.toPrecision(6))),s.name==="rock"&&n.material!==""&&(l.material=n.material),s.field!==void 0&&(l.value=n.value),l}var R1=["number or field","field"];function C1(n,e){let t=[];for(let i of e){if(i.kind!=="process")continue;let r=i.params.filter(o=>R1.includes(o.kind)),s=r.find(o=>o.name===n.name)??(i.name===n.name?r[0]:void 0);s!==void 0&&t.push({operator:i,key:s.name,inverse:!1})}t.sort((i,r)=>+(r.operator.name===n.name)-+(i.operator.name===n.name));for(let i of n.weight??[]){let r=e.find(s=>s.name===i);r!==void 0&&t.push({operator:r,key:"mask",inverse:!0})}return t}function P1(n){return n.flatMap(e=>[e,...e.children.filter(t=>t.list==="process")])}function Vo(n,e,t){if(n.field===void 0)return;let i=C1(n,t),r=/"(\w+)"/.exec(n.kit?.processes[0][0]??"")?.[1],s=P1(e).filter(u=>u.enabled),o=(u,d)=>{let h=u.operator.params.find(b=>b.name===u.key),f=u.inverse?"softness_map":n.field,g=d?.values[u.key]??d?.written[u.key],x=typeof g=="number"?g:void 0,v=u.inverse||u.operator.name===r?n.value??1:2*Number(h?.default||1);return{map:f,op:u.operator.name,key:u.key,place:d?.place??"",wired:g===f,base:u.inverse?1:x??0,inverse:u.inverse,unit:h?.kind==="field"||u.inverse?"1":h?.unit??"1",most:Math.min(u.inverse?1:h?.max??1/0,5*v),value:v}},a=i.flatMap(u=>s.filter(d=>d.op===u.operator.name).map(d=>o(u,d))),l=a.filter(u=>u.wired||u.key!=="mask"||!Ci(e,u.place)?.mask),c=i.find(u=>u.operator.name===r&&!u.inverse);return a.find(u=>u.wired)??l[0]??(c&&o(c,void 0))}function bx(n,e){let t=new Set(e.filter(i=>i.kind==="process"&&((i.halo??0)>0||(i.grid_copies??0)>0)).map(i=>i.name));return n.some(i=>i.enabled&&(t.has(i.op)||i.children.some(r=>r.list==="process"&&t.has(r.op))))}function Vc(n){return Object.entries(n).map(([e,t])=>`${e} = ${hi(t)}`).join(`
`)}function Mx(n,e,t){return n.slice(0,t-1).some(i=>i.enabled&&i.written.into===e&&i.op!=="brush")}function Sx(n,e,t){let i=[],r=t.length+1,s=n.place===""?r:Number(n.place.split(".")[1]),o=s;if(Mx(t,n.map,s)||i.push({kind:"insert",place:`stage.${o++}`,value:Vc({op:"flat",into:n.map,level:n.base})}),i.push({kind:"insert",place:`stage.${o++}`,value:Vc({op:"brush",...Of(n,e)})}),n.place!==""&&!n.wired){let a=n.place.split(".").slice(2);i.push({kind:"set",place:["stage",o,...a,n.key].join("."),value:hi(n.map)})}return i}function Of(n,e){let t=Number(e.value);return{...e,into:n.map,value:n.inverse?Number((1-t).toPrecision(6)):t}}function wx(n,e,t){if(n.kit===void 0)return[];let i=[],r=t.length;Mx(t,e.map,r+1)||i.push({kind:"insert",place:`stage.${++r}`,value:Vc({op:"flat",into:e.map,level:e.base})});let s=`stage.${r+1}`,o=new Set(t.map(l=>l.label)),a=n.kit.label;for(let l=2;o.has(a);l++)a=`${n.kit.label}_${l}`;return i.push({kind:"insert",place:s,value:Vc({op:"simulate",label:a,steps:n.kit.steps})}),n.kit.processes.forEach((l,c)=>{let u=c===0?[...l,`${e.key} = ${hi(e.map)}`]:l;i.push({kind:"insert",place:`${s}.process.${c+1}`,value:u.join(`
`)})}),i}function Ex(n,e,t,i){if(!n.wired||i<=0)return!1;let r=e.filter(o=>o.enabled),{list:s}=Ur(n.place);return s!=="stage"&&r[t-1]?.place===n.place.split(".").slice(0,2).join(".")}var Go=[];function Tx(n){Go=[[n.x,n.y]],Wc(n),Et.set({drawing:!0})}function Ax(n){Go.push([n.x,n.y]),Wc(n)}function Wc(n){pe.setBrush(n,Pi.value.radius,Pi.value.core)}var Gc=Promise.resolve();function Rx(n){return Gc=Gc.then(n,n),Gc}function Cx(){let n=pe.land;if(Go.length===0)return Gc;let[e,t]=Go[0],i=n.heightAt(e/n.spacing,t/n.spacing),r=yx(Pi.value,Go,n.width,n.depth,i);return Go=[],Rx(()=>I1(r))}var L1=0;async function I1(n){let e=vs.find(a=>a.name===Pi.value.kind),{cards:t,catalog:i,run:r}=U.value,s=e&&Vo(e,t,i?.operators??[]);if(e===void 0||s===void 0){await wt("stroke",{...n,answered:Pi.value.answered});return}let o=w("{name} painted",{name:w(e.word)});if(Ex(s,t,r.stage,r.step)){await wt("stroke",{...Of(s,n),what:o});return}await xn(Sx(s,n,t),`${o} ${++L1}`),s.place!==""&&!s.wired&&on("note",w("{card} takes the map {map} from now on: {key}.",{card:ke(s.op),map:s.map,key:ke(s.key)}))}function Px(n){return Rx(()=>D1(n))}async function D1(n){let{cards:e,catalog:t}=U.value,i=Vo(n,e,t?.operators??[]);i===void 0||i.place!==""||(await xn(wx(n,i,e),w("{name} added",{name:ke(i.op)})),await wt("run"))}async function Lx(n,e){let t=pe.land,i=U.value.catalog?.operators.find(l=>l.name===n)?.params??[],r=i.find(l=>l.name==="x")?.unit==="m",s=r?e.x:e.x/t.width,o=r?e.y:e.y/t.depth;await wt("act",{op:n,params:_x(i,Pi.value.radius),x:s,y:o})!==void 0&&U.set({tool:"look"})}function Ix(){let n=le(Pi,l=>l),e=le(U,l=>l.rocks),t=pe.land.extent,i=vs.find(l=>l.name===n.kind)??vs[0],r=le(U,l=>l.cards),s=le(U,l=>l.catalog)?.operators??[],o=Vo(i,r,s),a=(l,c,u,d,h,f=!1)=>m("div",{class:"control tight",children:[m("label",{children:c}),m(Uo,{id:`b-${l}`,param:{name:l,kind:"number",doc:"",unit:u,min:d,max:h,scale:f?"log":"linear",default:n[l]},value:n[l],written:!1,fields:[],materials:[],onReset:()=>{},onChange:g=>Pi.set({[l]:Number(g)})})]});return m("div",{class:"tooloptions",role:"group","aria-label":w("Brush"),children:[m("div",{class:"kinds",role:"radiogroup","aria-label":w("What the brush does"),children:vs.map(l=>m("button",{role:"radio","aria-checked":n.kind===l.name,onClick:()=>Pi.set({kind:l.name,value:Vo(l,r,s)?.value??n.value}),children:w(l.word)},l.name))}),a("radius",w("Radius"),"m",Math.max(t/2e3,.5),t/2,!0),(i.mode==="raise"||i.mode==="lower")&&a("amount",w("Amount"),"m",0,Math.max(10,t/20)),i.mode!=="raise"&&i.mode!=="lower"&&a("strength",w("Strength"),"1",0,1),i.mode==="paint"&&a("value",i.name==="spring"?w("Weight"):w("Value"),o?.unit??"1",0,o?.most??1),a("core",w("Hard core"),"1",0,1),n.kind==="rock"&&m("div",{class:"control tight",children:[m("label",{for:"b-material",children:w("Material")}),m("select",{id:"b-material",value:n.material,onChange:l=>Pi.set({material:l.currentTarget.value}),children:[m("option",{value:"",children:w("what is on top")}),e.map(l=>m("option",{value:l.name,children:ke(l.name)},l.name))]})]}),i.field===void 0&&bx(r,s)&&m("label",{class:"inline",title:w("The stroke comes before them in the recipe, and they run again; off: it lies on the land as it is now."),children:[m("input",{type:"checkbox",role:"switch",checked:n.answered,onChange:l=>Pi.set({answered:l.currentTarget.checked})}),w("Rivers and slopes answer")]}),o!==void 0&&m(N1,{kind:i,taker:o})]})}function N1({kind:n,taker:e}){let i={card:ke(e.op),map:e.map,key:ke(e.key)};return e.wired?m("p",{class:"sentence",children:w("{card} reads the map {map}: {key}.",i)}):e.place!==""?m("p",{class:"sentence",children:w("The first stroke gives the map {map} to {card}: {key}.",i)}):m("div",{class:"offer",role:"status",children:[m("p",{children:w("No process of this recipe takes the map {map} yet.",i)}),m("button",{class:"primary",onClick:()=>{Px(n)},children:w("Add {card} that does",i)})]})}function Dx(n){let e=U.value.catalog?.operators??[],t=i=>e.find(r=>r.name===i.op)?.params.some(r=>r.name==="sea_level");return n.flatMap(i=>[i,...i.children.filter(r=>r.list==="process")]).filter(i=>i.enabled&&t(i))}async function el(n){let e=n===void 0?void 0:Number(n.toFixed(1)),t=Dx(U.value.cards);if(t.length===0){j0(),U.set({settings:{...U.value.settings,sea:e}}),qs(pe);return}let i=t.flatMap(r=>{let s=`${r.place}.sea_level`;return e!==void 0?[{kind:"set",place:s,value:String(e)}]:"sea_level"in r.written?[{kind:"unset",place:s}]:[]});i.length>0&&await xn(i,e===void 0?w("No sea"):w("Sea level {h} m",{h:e}))}function Nx(){let n=Dx(le(U,s=>s.cards)),e=le(U,s=>s.run.sea_level??s.settings.sea??void 0),{low:t,high:i}=pe.land.numbers,r={name:"sea_level",kind:"number",doc:"",unit:"m",min:Math.floor(t),max:Math.ceil(i),default:t};return m("div",{class:"tooloptions",role:"group","aria-label":w("Sea level"),children:[m("p",{children:w("Click where the shore shall be.")}),m("div",{class:"control tight",children:[m("label",{for:"sea-level",children:w("Sea level")}),m(Uo,{id:"sea-level",param:r,value:e??t,written:!1,fields:[],materials:[],onReset:()=>{el(void 0)},onChange:s=>{el(Number(s))}})]}),m("p",{class:"sentence",children:n.length>0?w("It becomes a value of {list}.",{list:[...new Set(n.map(s=>ke(s.label||s.op)))].join(", ")}):w("No stage of this recipe knows a sea: it is only drawn in the view, and is no part of the land or its files.")}),e!=null&&m("button",{class:"small",onClick:()=>{el(void 0)},children:[w("No sea")," (",ft(e)," m)"]})]})}var kx={look:{word:"Look around",icon:"M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",shortcut:"Escape"},fly:{word:"Fly",icon:"M2 11l16-7-5 13-3-5z",shortcut:"g",keys:"G, then W A S D",hint:"W A S D move, drag looks around.",hidden:!0},brush:{word:"Brush",icon:"M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",shortcut:"b",press:Tx,move:Ax,release:()=>{Cx()},hover:Wc,leave:()=>pe.setBrush(void 0,1,.5),options:Ix},section:{word:"Section",icon:"M2 14l4-5 3 3 4-7 5 8M2 17h16",shortcut:"s",hint:"Draw a line over the land: the section follows it.",press:({x:n,y:e})=>Et.set({line:[[n,e],[n,e]],drawing:!0}),move:({x:n,y:e})=>{Et.set({line:[Et.value.line[0],[n,e]]}),Ja(!1)},release:()=>{Ja(!0)},reading:"section",drawing:hx},borehole:{word:"Borehole",icon:"M10 2v16M7 5h6M7 9h6M7 13h6",shortcut:"o",hint:"Click where to drill.",reads:!0,release:n=>{n&&ax(n)},reading:"borehole",drawing:fx,narrow:!0},profile:{word:"River profile",icon:"M3 4c5 0 4 6 7 6s3 6 7 6",shortcut:"p",hint:"Click on a river: its profile down to the mouth is drawn.",reads:!0,release:n=>{n&&lx(n)},reading:"profile",drawing:dx},climate:{word:"Climate",icon:"M3 3v14h14M6 17v-4M9 17v-6M12 17v-7M15 17v-3M4 11c3 0 4-6 6-6s4 4 7 5",shortcut:"m",hint:"Temperature and rain by month under the cursor; a click keeps the place.",needs:ex,reads:!0,hover:n=>{n&&Ff(n,!1)},release:n=>{n&&Ff(n,!0)},reading:"climate",drawing:vx,narrow:!0},sea:{word:"Sea level",icon:"M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0",shortcut:"l",release:n=>{n&&el(n.height)},options:Nx}},xs=Object.keys(kx).map(n=>({key:n,...kx[n]}));function Vr(n){let e=xs.find(i=>i.key===n);if(e!==void 0)return e;let t=n.slice(4);return{key:n,word:t,icon:"",shortcut:"",release:i=>{i&&Lx(t,i)}}}function Xc(n){return n.needs?.(U.value.run.fields??[])??!0}function Ys(n){U.set({tool:U.value.tool===n?"look":n}),pe.setBrush(void 0,1,.5)}function Fx(){let n=le(Et,r=>r),e=n.section,t=le(U,r=>r.tick);kt(()=>{e!==void 0&&!n.drawing&&Ja(!1)},[t]);let i=xs.filter(r=>r.reading&&n[r.reading]!==void 0);return i.length===0?null:m("aside",{class:i.every(r=>r.narrow)?"cuts narrow":"cuts","aria-label":w("What was read"),children:[m("button",{class:"icon quiet close",onClick:ox,"aria-label":w("Close"),title:w("Close"),children:m(vt,{name:"close"})}),i.map(({key:r,drawing:s})=>s&&m(s,{},r))]})}var Ux="\0again";function Bx(){let n=le(U,o=>o.compare),e=le(U,o=>o.text),t=le(U,o=>o.run.kept),i=le(U,o=>o.settings.overlay||o.compare.show!=="land"?o.settings.field:"");le(rr,o=>o.pictures),kt(()=>{kc()},[i]),kt(()=>{Fc()},[e,t?.a?.edition,t?.b?.edition]);let r=[["land",w("3D")],["map",w("Map")],["difference",w("Difference")]],s=Wa("left")!==Wa("right");return m("section",{class:"comparebar","aria-label":w("Compare"),children:[m(Ox,{side:"left"}),m("div",{class:"ways",role:"radiogroup","aria-label":w("How to compare"),children:r.map(([o,a])=>m("button",{role:"radio","aria-checked":n.show===o,onClick:()=>Pv(o),children:a},o))}),m(Ox,{side:"right"}),m("details",{class:"apart",children:[m("summary",{children:n.words.length===0?s?w("The same recipe at two moments"):w("The recipes are the same"):n.words.length===1?w("One difference of the recipes"):w("{n} differences of the recipes",{n:n.words.length})}),m("ul",{children:n.words.map(o=>m("li",{children:o},o))})]}),n.show==="difference"&&pe.map.apart===void 0&&m("p",{class:"sentence",role:"status",children:w("These lands have other extents: no difference can be drawn.")})]})}function Ox({side:n}){let e=le(U,c=>c.compare),t=le(U,c=>c.branches),i=le(U,c=>c.run),r=e[n],s=w("step {n}",{n:Wa(n)}),o=i.kept?.a?.branch??i.branch??"",a=c=>{wf(n,c===Ux?"":c)},l=t.filter(c=>n==="left"||c.name!==i.branch);return m("label",{class:`side ${n}`,children:[m("span",{children:n==="left"?w("Left"):w("Right")}),m("select",{value:r,disabled:e.busy,"aria-busy":e.busy,onChange:c=>a(c.currentTarget.value),children:[m("option",{value:"",children:n==="left"?w("kept: {branch}, {step}",{branch:o,step:s}):w("now: {branch}, {step}",{branch:i.branch??"",step:s})}),l.map(c=>m("option",{value:c.name,children:[c.name,","," ",w("step {n}",{n:c.name===r?Wa(n):k1(c.name,c.tick)})]},c.name)),n==="left"&&m("option",{value:Ux,children:w("Keep this moment")})]})]})}function k1(n,e){return n===U.value.run.branch?U.value.run.tick:e??0}function zx(){le(rr,e=>e.pictures);let n=e=>{pe.split=Math.min(.97,Math.max(.03,e)),pe.invalidate()};return m("div",{class:"split",role:"slider",tabIndex:0,"aria-label":w("Where left and right meet"),"aria-valuemin":0,"aria-valuemax":100,"aria-valuenow":Math.round(pe.split*100),style:{left:`${pe.split*100}%`},onPointerDown:e=>e.currentTarget.setPointerCapture(e.pointerId),onPointerMove:e=>{let t=pe.canvas.getBoundingClientRect();e.buttons&1&&n((e.clientX-t.left)/t.width)},onKeyDown:e=>{let t=e.key==="ArrowLeft"?-.02:e.key==="ArrowRight"?.02:0;t!==0&&(e.preventDefault(),e.stopPropagation(),n(pe.split+t))},children:m("span",{"aria-hidden":"true",children:"⇔"})})}var tl=()=>Vr(U.value.tool),qc=n=>pe.pick(n.clientX,n.clientY),Hx={press(n){let e=tl(),t=qc(n);return(e.press??e.release)===void 0||t===void 0?!1:(e.press?.(t),!0)},move(n){let e=qc(n);e!==void 0&&tl().move?.(e)},release(n){let e=qc(n);Et.set({drawing:!1,place:e}),kf(e),tl().release?.(e)},hover(n){let e=qc(n);Et.set({place:e}),tl().hover?.(e),kf(e)},leave(){Et.set({place:void 0,cell:void 0}),tl().leave?.()}};var F1=n=>n==="Escape"?"Esc":n.toUpperCase();function Vx(){let n=le(U,i=>i.tool),e=le(U,i=>i.catalog)?.operators??[];le(U,i=>i.run.fields?.join());let t=e.filter(i=>i.kind==="generator"&&["x","y"].every(r=>i.params.some(s=>s.name===r)));return m("div",{class:"toolbar",role:"toolbar","aria-label":w("Tools"),"aria-orientation":"vertical",children:[xs.filter(i=>!i.hidden&&Xc(i)).map(i=>m("button",{class:"icon","aria-pressed":n===i.key,"aria-label":w(i.word),title:`${w(i.word)} (${F1(i.shortcut)})`,onClick:()=>Ys(i.key),children:m(Ha,{lines:i.icon})},i.key)),t.length>0&&m("label",{class:"acts",title:w("Drop a landform"),children:[m(vt,{name:"act"}),m("select",{"aria-label":w("Drop a landform"),value:n.startsWith("act:")?n:"",onChange:i=>U.set({tool:i.currentTarget.value||"look"}),children:[m("option",{value:"",children:w("none")}),t.map(i=>m("option",{value:`act:${i.name}`,children:ke(i.name)},i.name))]})]}),m("button",{class:"icon",onClick:()=>pe.frameLand(!0),"aria-label":w("All of the land"),title:`${w("All of the land")} (F)`,children:m(vt,{name:"frame"})})]})}function Gx(){let n=le(U,s=>s.tool),{options:e,hint:t,word:i}=Vr(n);if(e!==void 0)return m(e,{});let r=n.startsWith("act:")?w("Click where it shall stand: {name}",{name:ke(i)}):t&&w(t);return r===void 0?null:m("p",{class:"hint",role:"status",children:r})}function Wx(n,e,t){let i=n.canvas,r=new Map,s=!1;i.style.touchAction="none";let o=(u,d,h)=>{let f=Math.min(i.clientWidth,i.clientHeight);if(n.flat)n.map.window.x-=d*n.map.window.scale,n.map.window.y-=h*n.map.window.scale;else if(n.mode==="globe")n.globe.rig.turn(d/f,h/f);else if(u.button===2||u.buttons&6||u.shiftKey){let g=.75/f;n.rig.pan(-d*g,h*g)}else u.ctrlKey?n.rig.look(d/f*-1.2,h/f*-1.2):n.rig.turn(d/f*3.2,-h/f*2.2)},a=(u,d)=>{let h=[...r.entries()].find(([b])=>b!==u.pointerId)?.[1];if(h===void 0)return;let f=Math.hypot(d.x-h.x,d.y-h.y),g=Math.hypot(u.clientX-h.x,u.clientY-h.y);l(f/Math.max(g,1),(u.clientX+h.x)/2,(u.clientY+h.y)/2);let x=Math.min(i.clientWidth,i.clientHeight),p=(u.clientX-d.x)/2,v=(u.clientY-d.y)/2;n.flat?(n.map.window.x-=p*n.map.window.scale,n.map.window.y-=v*n.map.window.scale):n.mode==="globe"?n.globe.rig.turn(p/x,v/x):n.rig.pan(-p*.75/x,v*.75/x)},l=(u,d,h)=>{if(n.flat){let x=i.getBoundingClientRect(),p=n.map.window,v=d-x.left-x.width/2,b=h-x.top-x.height/2;p.x+=v*p.scale*(1-u),p.y+=b*p.scale*(1-u),p.scale*=u;return}if(n.mode==="globe"){n.globe.rig.zoom(u);return}let f=n.pick(d,h),g=n.z;n.rig.zoom(u,f&&[f.worldX,f.height*g,f.worldZ])};i.addEventListener("pointerdown",u=>{i.setPointerCapture(u.pointerId),r.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.rig.stay(),n.globe.rig.stay(),s=r.size===1&&u.button===0&&e.press(u),u.preventDefault(),document.activeElement?.blur()}),i.addEventListener("pointermove",u=>{let d=r.get(u.pointerId);if(d===void 0){e.hover(u);return}s?e.move(u):r.size>=2?a(u,d):o(u,u.clientX-d.x,u.clientY-d.y),r.set(u.pointerId,{x:u.clientX,y:u.clientY}),n.invalidate(),t()});let c=u=>{r.delete(u.pointerId)&&(s&&e.release(u),s=!1,t())};i.addEventListener("pointerup",c),i.addEventListener("pointercancel",c),i.addEventListener("pointerleave",()=>e.leave()),i.addEventListener("contextmenu",u=>u.preventDefault()),i.addEventListener("wheel",u=>{u.preventDefault(),n.rig.stay(),n.globe.rig.stay();let d=u.deltaMode===1?u.deltaY*30:u.deltaY;l(Math.exp(Math.max(-200,Math.min(200,d))*.0016),u.clientX,u.clientY),n.invalidate(),t()},{passive:!1}),i.addEventListener("dblclick",u=>{let d=n.pick(u.clientX,u.clientY);if(!(d===void 0||n.flat)){if(n.mode==="globe"){n.globe.flyTo(n.land,d),n.invalidate();return}n.rig.glideTo({x:d.worldX,y:d.height*n.z,z:d.worldZ,distance:n.rig.state.distance*.55}),n.invalidate()}})}var rr=new xi({pictures:0});function Xx(){let n=Xt(null),e=le(U,i=>i.mode),t=le(U,i=>i.compare.show);return kt(()=>{let i=n.current;i.prepend(pe.canvas),pe.attach(i),pe.canvas.tabIndex=0,pe.canvas.setAttribute("role","img"),Wx(pe,Hx,()=>rr.set({pictures:rr.value.pictures+1}));let r=0;pe.onDrawn=()=>{Ga.take(pe.canvas,pe.slots.live.maps.tick,U.value.run.ticks);let s=performance.now();s-r<60||(r=s,rr.set({pictures:pe.pictures}))}},[]),kt(()=>{pe.canvas.setAttribute("aria-label",pe.flat?w("Map of the land"):e==="globe"?w("The world as a globe"):w("The land in 3D"))},[e,t]),m("main",{class:`stage ${e==="split"?"comparing":""}`,ref:n,onDragOver:i=>{i.dataTransfer?.types.includes("Files")&&i.preventDefault()},onDrop:i=>{let r=i.dataTransfer?.files[0];r!==void 0&&(i.preventDefault(),on("note",w("Opening {name}…",{name:r.name})),Cc(r))},children:[m(H1,{}),m(Vx,{}),m(Gx,{}),m(O1,{}),m(B1,{}),m(z1,{}),e==="split"&&t!=="difference"&&m(zx,{}),e==="split"&&m(Bx,{}),m(rx,{}),m(Fx,{}),m(U1,{})]})}function U1(){let n=le(U,t=>t.run.busy),e=w("Working…");return n?m("div",{class:"busy",role:"status",children:[m("span",{class:"dot","aria-hidden":"true"})," ",e]}):null}function O1(){le(rr,e=>e.pictures);let n=pe.flat||pe.mode==="globe"?0:(pe.rig.state.azimuth+Math.PI)*180/Math.PI;return m("button",{class:"compass",title:w("North; click: look north"),"aria-label":w("Look north"),onClick:()=>{pe.rig.glideTo({azimuth:Math.PI}),pe.invalidate()},children:m("svg",{viewBox:"-20 -20 40 40",width:"40",height:"40","aria-hidden":"true",style:{transform:`rotate(${-n}deg)`},children:[m("path",{d:"M0-15L5 4 0 1-5 4z",fill:"#e59a4a"}),m("path",{d:"M0 15L5 4 0 1-5 4z",fill:"#77808a"}),m("text",{x:"0",y:"-15.500","text-anchor":"middle","font-size":"7",fill:"#e6e8ea",children:"N"})]})})}function B1(){le(rr,r=>r.pictures);let n=pe.land;if(n.boxes===void 0)return null;let e=pe.canvas.clientHeight||1,t=pe.flat?pe.map.window.scale*n.spacing:pe.mode==="globe"?pe.globe.metresPerPixel(n,e):2*pe.rig.state.distance*Math.tan(19*Math.PI/180)/e,i=sf(t*70);return m("div",{class:"scalebar","aria-label":w("Scale"),children:[m("span",{class:"bar",style:{width:`${i/t}px`}}),m("span",{children:[xr(i),Math.abs(pe.z-1)>1e-6&&!pe.flat?` · ${w("heights")} × ${ft(pe.z,2)}`:""]})]})}function z1(){let n=le(Et,a=>a.place),e=le(Et,a=>a.cell),t=le(U,a=>a.catalog);if(n===void 0)return null;let i=e?.values??{},r=[],s=new Map(t?.fields.map(a=>[a.name,a.unit])),o=new Set(U.value.cards.map(a=>String(a.written.into??"")));for(let[a,l]of Object.entries(i)){if(!s.has(a)&&!o.has(a)||Qv(a))continue;let{value:c}=l;if(c===null)continue;if(a==="top_material"){r.push([a,ke(U.value.rocks[c]?.name??String(c))]);continue}let u=Y0(a,c);u!==void 0?r.push([a,w(u)]):r.push([a,`${ft(c)} ${Ri(s.get(a))}`])}return r.length===0&&r.push(["height",`${ft(n.height)} m`]),m("dl",{class:"readout","aria-label":w("Values under the cursor"),children:[m("div",{children:[m("dt",{children:w("Place")}),m("dd",{children:[xr(n.x),", ",xr(n.y)]})]}),r.slice(0,24).map(([a,l])=>m("div",{children:[m("dt",{children:ke(a)}),m("dd",{children:l})]},a))]})}function H1(){let n=le(Et,s=>s.line),e=le(Et,s=>s.borehole),t=le(Et,s=>s.climate?.kept?s.climate:void 0);if(le(rr,s=>s.pictures),n.length<2&&e===void 0&&t===void 0)return null;let i=[];for(let s=0;n.length===2&&s<=96;s++){let o=s/96,a=pe.project(n[0][0]+(n[1][0]-n[0][0])*o,n[0][1]+(n[1][1]-n[0][1])*o);a!==void 0&&i.push(`${a[0].toFixed(1)},${a[1].toFixed(1)}`)}let r=[e,t].map(s=>s&&pe.project(s.at.x,s.at.y));return m("svg",{class:"sectionline","aria-hidden":"true",children:[m("polyline",{points:i.join(" "),class:"shade"}),m("polyline",{points:i.join(" ")}),i.length>1&&m("text",{x:i[0].split(",")[0],y:Number(i[0].split(",")[1])-8,children:"A"}),i.length>1&&m("text",{x:i[i.length-1].split(",")[0],y:Number(i[i.length-1].split(",")[1])-8,children:"B"}),r.map(s=>s&&m("circle",{cx:s[0],cy:s[1],r:"6"},`${s}`))]})}var V1=Uint32Array.from({length:256},(n,e)=>{for(let t=0;t<8;t++)e=e&1?3988292384^e>>>1:e>>>1;return e>>>0});function G1(n){let e=4294967295;for(let t of n)e=V1[(e^t)&255]^e>>>8;return(e^4294967295)>>>0}function qx(n){let e=[],t=[],i=0;for(let{name:o,data:a}of n){let l=new TextEncoder().encode(o),c=[20,2048,0,0,33],u=[G1(a),a.length,a.length],d=Bf(67324752,c,u,[l.length,0]),h=Bf(33639248,[20,...c],u,[l.length,0,0,0,0],[0,i]);e.push(d,l,a),t.push(h,l),i+=d.length+l.length+a.length}let r=t.reduce((o,a)=>o+a.length,0),s=Bf(101010256,[0,0,n.length,n.length],[r,i],[0]);return new Blob([...e,...t,s],{type:"application/zip"})}function Bf(n,...e){let t=[],i=(r,s)=>{for(let o=0;o<s;o++)t.push(r>>>8*o&255)};return i(n,4),e.forEach((r,s)=>r.forEach(o=>i(o,s%2===0?2:4))),Uint8Array.from(t)}function zf(n){let e=U.value.catalog?.operators??[],t=new Set;for(let i of n.flatMap(r=>[r,...r.children])){let r=e.find(s=>s.name===i.op)?.params??[];for(let s of r)s.kind==="file"&&typeof i.written[s.name]=="string"&&i.written[s.name]!==""&&t.add(String(i.written[s.name]))}return[...t]}async function $x(){let n=U.value.name||"recipe",e=[{name:`${n}/${n}.toml`,data:new TextEncoder().encode(U.value.text)}];for(let t of zf(U.value.cards)){let i=await un.get(`/api/file/${t}`);if(e.push({name:`${n}/${t}`,data:new Uint8Array(await i.arrayBuffer())}),!/\.(png|r16)$/i.test(t))continue;let r=await un.get(`/api/file/${t}.json`).catch(()=>{});r!==void 0&&e.push({name:`${n}/${t}.json`,data:new Uint8Array(await r.arrayBuffer())})}fs(qx(e),`${n}.zip`)}var Yx=[{keys:"Space",what:"Run or pause"},{keys:"→",what:"One step on"},{keys:"←",what:"One step back"},{keys:"Z / Shift+Z",what:"Undo, redo"},{keys:"1 2 3 4",what:"Land, map, compare, globe"},{keys:"F",what:"All of the land in view"},{keys:"Shift+arrows",what:"Move over the land"},{keys:"Q E",what:"Turn around the land"},{keys:"R V",what:"Look more from above, more from the side"},{keys:"+ −",what:"Nearer, farther"},...xs.filter(n=>n.key!=="look").map(n=>({keys:n.keys??n.shortcut.toUpperCase(),what:n.word})),{keys:"Enter",what:"Use the tool in the middle of the view"},{keys:"T",what:"Charts"},{keys:"C",what:"Save a picture"},{keys:"N",what:"Add a stage"},{keys:"Alt+↑ Alt+↓",what:"Move the chosen card"},{keys:"Esc",what:"Put the tool away"},{keys:"?",what:"Help"}];function Zx(n){let e=n.target,t=/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName),i=e instanceof HTMLInputElement&&(e.type==="range"||e.type==="checkbox");if(U.value.dialog!==""||t&&!i)return!1;let r=n.ctrlKey||n.metaKey,s=n.key.length===1?n.key.toLowerCase():n.key;return s==="z"&&!n.altKey?(n.shiftKey?Mc():bc(),!0):r||n.altKey||i&&(s.startsWith("Arrow")||s===" ")||(s===" "||s==="Enter")&&/^(BUTTON|A|SUMMARY)$/.test(e.tagName)?!1:$1(n.shiftKey?`shift ${s}`:s)||W1(s)||Y1(s,n.shiftKey)}function W1(n){let{run:e}=U.value;if(n===" ")ds();else if(n==="ArrowRight")ko();else if(n==="ArrowLeft")Gi(Math.max(0,e.tick-1));else return!1;return!0}function X1(){let{reads:n,release:e}=Vr(U.value.tool);if(!n||e===void 0)return!1;let t=pe.canvas.getBoundingClientRect(),i=pe.pick(t.left+t.width/2,t.top+t.height/2);return i===void 0?!1:(e(i),!0)}function q1(n){let{rig:e}=pe.globe,i={f:()=>pe.frameLand(!0),"shift ArrowUp":()=>e.turn(0,.08),"shift ArrowDown":()=>e.turn(0,-.08),"shift ArrowLeft":()=>e.turn(.08,0),"shift ArrowRight":()=>e.turn(-.08,0),q:()=>e.turn(.06,0),e:()=>e.turn(-.06,0),r:()=>e.turn(0,.06),v:()=>e.turn(0,-.06),"+":()=>e.zoom(.85),"=":()=>e.zoom(.85),"-":()=>e.zoom(1/.85)}[n];return i===void 0?!1:(e.stay(),i(),pe.invalidate(),!0)}function $1(n){if(pe.mode==="globe")return q1(n);let e=pe.rig,t=pe.flat,i=pe.map.window,r=60*i.scale,s=U.value.tool==="fly",o=(c,u)=>{t?(i.y-=c*r,i.x+=u*r):e.fly(c*.08,u*.08,0)},l={f:()=>pe.frameLand(!0),"shift ArrowUp":()=>o(1,0),"shift ArrowDown":()=>o(-1,0),"shift ArrowLeft":()=>o(0,-1),"shift ArrowRight":()=>o(0,1),w:s?()=>o(1,0):void 0,s:s?()=>o(-1,0):void 0,a:s?()=>o(0,-1):void 0,d:s?()=>o(0,1):void 0,q:()=>e.turn(.12,0),e:()=>e.turn(-.12,0),r:()=>e.turn(0,-.08),v:()=>e.turn(0,.08),"+":()=>t?i.scale*=.85:e.zoom(.85),"=":()=>t?i.scale*=.85:e.zoom(.85),"-":()=>t?i.scale/=.85:e.zoom(1/.85)}[n];return l===void 0?!1:(e.stay(),l(),pe.invalidate(),!0)}function Y1(n,e){if(n==="1")ms("land");else if(n==="2")ms("map");else if(n==="3")ms("split");else if(n==="4"&&Oo(U.value.run.grid?.edges))ms("globe");else{if(n==="Enter")return X1();if(n==="t")U.set({dock:!U.value.dock});else if(n==="c")Fo();else if(n==="n")U.set({dialog:"add",addTo:"stage"});else if(n==="?"||n==="/"&&e)U.set({dialog:"help"});else if(n==="Escape"&&U.value.tool==="look"&&U.value.notices.length>0)U.set({notices:[]});else{let t=xs.find(i=>i.shortcut===n);if(t===void 0||!Xc(t))return!1;Ys(t.key)}}return!0}function Kx(){let n=le(U,e=>e.catalog)?.version;return m(Br,{title:w("Help"),wide:!0,children:[m("p",{children:w("Drag turns the view, the right button or two fingers move it, the wheel comes nearer. Everything you do becomes a line of the recipe: it can be undone, and repeated without the studio to the bit.")}),m("dl",{class:"keylist",children:Yx.map(e=>m("div",{children:[m("dt",{children:m("kbd",{children:e.keys})}),m("dd",{children:w(e.what)})]},e.keys))}),m("p",{class:"sentence",children:["Cuesta ",n]})]})}function Jx(){let n=le(U,o=>o.text),e=le(U,o=>o.run.project),t=U.value.name||"recipe",i=zf(le(U,o=>o.cards)),[r,s]=yt(!1);return m(Br,{title:w("Share"),children:[m("p",{children:i.length>0?w("A recipe of {n} lines and the files it reads ({list}) are all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length,list:i.join(", ")}):w("A recipe of {n} lines is all of this land. Whoever runs it gets the same land, to the bit:",{n:n.split(`
`).length})}),m("pre",{class:"command",children:["cuesta run ",t,".toml"]}),m("div",{class:"buttons",children:[i.length>0&&m("button",{class:"primary",autofocus:!0,onClick:()=>{$x().catch(o=>on("error",o.message))},children:w("Download recipe and files (.zip)")}),m("button",{class:i.length>0?"":"primary",autofocus:i.length===0,onClick:iv,children:w("Download the recipe")}),m("button",{onClick:async()=>{await navigator.clipboard?.writeText(n).then(()=>s(!0),()=>on("warning",w("The browser did not allow copying.")))},children:r?w("Copied"):w("Copy the text")})]}),m("p",{class:"sentence",children:w("This page answers on this computer alone, so its address cannot be shared; the recipe can.")}),m("p",{class:"sentence",children:w("The work is on disk at all times: {place}",{place:e??""})})]})}function jx(){let n=le(U,t=>t.catalog)?.examples??[],e=async t=>{await wt("load_example",{name:t})!==void 0&&U.set({dialog:""})};return m(Br,{title:w("Begin with"),wide:!0,children:[m("div",{class:"examples",children:n.map(t=>m("button",{"data-example":t.name,onClick:()=>{e(t.name)},children:[m("strong",{children:ke(t.name)}),m("span",{children:t.sentence})]},t.name))}),m("div",{class:"buttons",children:m("button",{onClick:async()=>{let t=await Rc();t!==void 0&&(U.set({dialog:""}),await Cc(t))},children:[m(vt,{name:"map"})," ",w("Open a height map or a recipe…")]})}),m("p",{class:"sentence",children:w("Or drop a file on the land. What is open now stays in the history: undo brings it back.")})]})}function Qx(){let n=[["map",w("Examples and files"),()=>U.set({dialog:"examples"})],["export",w("Export"),()=>U.set({dialog:"export"})],["share",w("Share"),()=>U.set({dialog:"share"})],["camera",w("Save a picture"),()=>{U.set({dialog:""}),Fo()}],["help",w("Help"),()=>U.set({dialog:"help"})],["look",zi()==="de"?"English":"Deutsch",()=>{U.set({dialog:""}),$c()}]];return m(Br,{title:w("More"),children:m("div",{class:"menu",children:n.map(([e,t,i])=>m("button",{onClick:i,children:[m(vt,{name:e})," ",t]},t))})})}function e_(){let n=le(U,r=>r.dialog==="welcome"),e=le(U,r=>r.run.running);if(!n)return null;let t=()=>{U.set({dialog:""});try{localStorage.setItem("cuesta.seen","1")}catch{}},i=[[pf.play,e?w("Watch it change"):w("Let it run"),w("Press space; drag the line below to go back in time."),()=>{e||ds()}],[Vr("brush").icon,w("Raise a mountain"),w("Press B and draw on the land. Rivers find their way around it."),()=>Ys("brush")],[Vr("section").icon,w("Cut it open"),w("Press S and draw a line: the layers under it appear."),()=>Ys("section")]];return m("aside",{class:"welcome","aria-label":w("Three things to try"),children:[m("header",{children:[m("h2",{children:w("Three things to try")}),m("button",{class:"icon quiet",onClick:t,"aria-label":w("Close"),children:m(vt,{name:"close"})})]}),i.map(([r,s,o,a])=>m("button",{onClick:()=>{a(),t()},children:[m(Ha,{lines:r}),m("span",{children:[m("strong",{children:s}),m("small",{children:o})]})]},r))]})}function t_(){let n=le(U,e=>e.notices);return m("div",{class:"notices",role:"log","aria-live":"polite",children:n.map(e=>m("div",{class:`notice ${e.kind}`,children:[m("span",{children:e.sentence}),m("button",{class:"icon quiet",onClick:()=>af(e.id),"aria-label":w("Close"),children:m(vt,{name:"close"})})]},e.id))})}function n_(){let n=le(U,a=>a.run),e=le(U,a=>a.mode),t=le(U,a=>a.settings.sea),i=le(U,a=>a.connected),s=le(U,a=>a.name)||(n.project??"").split("/").filter(Boolean).pop()||"",o=[["land",w("Land"),"1"],["map",w("Map"),"2"],["split",w("Compare"),"3"]];return Oo(n.grid?.edges)&&o.push(["globe",w("Globe"),"4"]),m("header",{class:"topbar",children:[m("h1",{children:[m(Z1,{})," Cuesta"]}),m("button",{class:"project quiet",title:w("Examples and files"),onClick:()=>U.set({dialog:"examples"}),children:[s||w("project")," ",m(vt,{name:"down"})]}),!i&&m("span",{class:"offline",role:"status",children:w("Not connected, trying again…")}),m("div",{class:"group",role:"group","aria-label":w("Clock"),children:[m("button",{class:`primary ${n.running?"running":""}`,onClick:()=>{ds()},title:w("Run or pause (space)"),"aria-keyshortcuts":"Space",children:[m(vt,{name:n.running?"pause":"play"})," ",m("span",{children:n.running?w("Pause"):w("Run")})]}),m("button",{class:"icon",onClick:()=>{ko()},title:w("One step (right arrow)"),"aria-label":w("Step"),children:m(vt,{name:"step"})})]}),m("div",{class:"group",role:"group","aria-label":w("History"),children:[m("button",{class:"icon",disabled:!n.can_undo&&t===void 0,onClick:()=>{bc()},title:w("Undo (Z)"),"aria-label":w("Undo"),children:m(vt,{name:"undo"})}),m("button",{class:"icon",disabled:!n.can_redo,onClick:()=>{Mc()},title:w("Redo (Shift+Z)"),"aria-label":w("Redo"),children:m(vt,{name:"redo"})})]}),m("div",{class:"group views",role:"group","aria-label":w("View"),children:o.map(([a,l,c])=>m("button",{"aria-pressed":e===a,title:`${l} (${c})`,onClick:()=>ms(a),children:[m(vt,{name:a})," ",m("span",{children:l})]},a))}),m("div",{class:"group end",children:[m("button",{class:"quiet",onClick:()=>U.set({dialog:"share"}),title:w("Save or share the recipe"),children:[m(vt,{name:"share"})," ",m("span",{children:w("Share")})]}),m("button",{class:"quiet",onClick:()=>U.set({dialog:"export"}),title:w("Files, pictures, film"),children:[m(vt,{name:"export"})," ",m("span",{children:w("Export")})]}),m("button",{class:"quiet",onClick:()=>U.set({dialog:"help"}),title:w("Help and keys (?)"),"aria-label":w("Help"),children:m(vt,{name:"help"})}),m("button",{class:"quiet lang",lang:zi()==="de"?"en":"de",onClick:$c,title:zi()==="de"?"English":"Deutsch","aria-label":zi()==="de"?"English":"Deutsch",children:zi()==="de"?"EN":"DE"})]})]})}function Z1(){return m("svg",{viewBox:"0 0 24 20",width:"24",height:"20","aria-hidden":"true",children:[m("path",{d:"M1 17L15 4l8 13z",fill:"#e59a4a"}),m("path",{d:"M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z",fill:"#15171a",opacity:".45"})]})}var i_=()=>{};function $c(){let n=zi()==="de"?"en":"de";Jl(n),document.documentElement.lang=n;try{localStorage.setItem("cuesta.language",n)}catch{}i_()}function r_(n){eg(m(K1,{}),n)}function K1(){let[n,e]=yt(0);return i_=()=>e(n+1),m(J1,{},zi())}function J1(){let n=le(U,s=>s.left),e=le(U,s=>s.right),t=le(U,s=>s.dock),i=le(U,s=>s.sheet),r=le(U,s=>s.dialog);return kt(()=>{let s=o=>{!o.defaultPrevented&&Zx(o)&&o.preventDefault()};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)},[]),m("div",{class:Lc(`app sheet-${i||"none"}`,{noleft:!n,noright:!e,docked:t}),children:[m(n_,{}),m(j1,{}),m(Xx,{}),m("aside",{class:"panel right","aria-label":w("Inspector"),children:[m(s_,{open:e,word:e?w("Hide the inspector"):w("Show the inspector"),icon:e?"right":"left",act:()=>U.set({right:!e})}),(e||i!=="")&&m("div",{class:"scroll",children:[m(_v,{}),m(Jv,{})]})]}),m("footer",{class:"bottom",children:[m(wv,{}),t&&m(sv,{})]}),m("nav",{class:"sheets","aria-label":w("Panels"),children:[["recipe","inspector","time"].map(s=>m("button",{"aria-pressed":i===s,onClick:()=>U.set({sheet:i===s?"":s,right:!0,left:!0}),children:[m(vt,{name:s==="recipe"?"recipe":s==="inspector"?"look":"chart"}),s==="recipe"?w("Recipe"):s==="inspector"?w("Inspector"):w("Time")]},s)),m("button",{"aria-haspopup":"dialog",onClick:()=>U.set({dialog:"more",sheet:""}),children:[m(vt,{name:"more"}),w("More")]})]}),m(t_,{}),m(e_,{}),r==="add"&&m(cv,{}),r==="export"&&m(av,{}),r==="help"&&m(Kx,{}),r==="share"&&m(Jx,{}),r==="examples"&&m(jx,{}),r==="more"&&m(Qx,{})]})}function s_({open:n,word:e,icon:t,act:i}){return m("button",{class:"collapse",onClick:i,"aria-expanded":n,"aria-label":e,title:e,children:m(vt,{name:t})})}function j1(){let n=le(U,s=>s.left),e=le(U,s=>s.sheet),t=le(U,s=>s.problems),[i,r]=yt(_r.value.text===void 0?"cards":"text");return m("aside",{class:"panel left","aria-label":w("Recipe"),children:[m(s_,{open:n,word:n?w("Hide the recipe"):w("Show the recipe"),icon:n?"left":"right",act:()=>U.set({left:!n})}),(n||e!=="")&&m(Qn,{children:[m("div",{class:"tabs",role:"tablist","aria-label":w("Recipe"),children:[m("button",{role:"tab","aria-selected":i==="cards",onClick:()=>r("cards"),children:w("Recipe")}),m("button",{role:"tab","aria-selected":i==="text",onClick:()=>r("text"),children:["TOML ",t.length>0&&m("b",{class:"bad",children:t.length})]})]}),m("div",{class:`scroll ${i==="text"?"flush":""}`,role:"tabpanel",children:i==="cards"?m(uv,{}):m(hv,{})})]})]})}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var A_=0,pp=1,R_=2;var yl=1,C_=2,ha=3,Cs=0,pi=1,kn=2,io=0,da=1,mp=2,gp=3,vp=4,P_=5;var ro=100,L_=101,I_=102,D_=103,N_=104,k_=200,F_=201,U_=202,O_=203,xp=204,_p=205,B_=206,z_=207,H_=208,V_=209,G_=210,W_=211,X_=212,q_=213,$_=214,gu=0,vu=1,xu=2,ra=3,_u=4,yu=5,bu=6,Mu=7,yp=0,Y_=1,Z_=2,Er=0,bp=1,Mp=2,Sp=3,wp=4,Ep=5,Tp=6,Ap=7;var Rp=300,so=301,fa=302,$u=303,Yu=304,Yi=1e3,Xi=1001,Su=1002,Zt=1003,K_=1004;var bl=1005;var Ct=1006,Zu=1007;var cr=1008;var mi=1009,Cp=1010,Pp=1011,pa=1012,Ku=1013,Fi=1014,gi=1015,Ui=1016,Ju=1017,ju=1018,oo=1020,Lp=35902,Ip=35899,Dp=1021,Np=1022,Fn=1023,Zr=1026,Qr=1027,ma=1028,Qu=1029,Ps=1030,ga=1031;var eh=1033,Ml=33776,Sl=33777,wl=33778,El=33779,th=35840,nh=35841,ih=35842,rh=35843,sh=36196,oh=37492,ah=37496,lh=37488,ch=37489,Tl=37490,uh=37491,hh=37808,dh=37809,fh=37810,ph=37811,mh=37812,gh=37813,vh=37814,xh=37815,_h=37816,yh=37817,bh=37818,Mh=37819,Sh=37820,wh=37821,Eh=36492,Th=36494,Ah=36495,Rh=36283,Ch=36284,Al=36285,Ph=36286;var al=2300,wu=2301,pu=2302,lp=2303,cp=2400,up=2401,hp=2402;var J_=3200;var kp=0,j_=1,es="",Di="srgb",eo="srgb-linear",ll="linear",Ut="srgb";var mu=7680;var Q_=519,ey=512,ty=513,ny=514,Fp=515,iy=516,ry=517,Up=518,Op=519,sy=35044,Bp=35048;var Jn="300 es",qi=2e3,cl=2001;function Q1(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function eE(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function ul(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function oy(){let n=ul("canvas");return n.style.display="block",n}var o_={},sa=null;function zp(...n){let e="THREE."+n.shift();sa?sa("log",e,...n):console.log(e,...n)}function ay(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Qe(...n){n=ay(n);let e="THREE."+n.shift();if(sa)sa("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function it(...n){n=ay(n);let e="THREE."+n.shift();if(sa)sa("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function ol(...n){let e=n.join(" ");e in o_||(o_[e]=!0,Qe(...n))}function ly(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var cy={[gu]:gu,[xu]:bu,[_u]:_u,[ra]:yu,[vu]:vu,[bu]:xu,[Mu]:Mu,[yu]:ra},br=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},ei=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var Hf=Math.PI/180,Eu=180/Math.PI;function Rl(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(ei[n&255]+ei[n>>8&255]+ei[n>>16&255]+ei[n>>24&255]+"-"+ei[e&255]+ei[e>>8&255]+"-"+ei[e>>16&15|64]+ei[e>>24&255]+"-"+ei[t&63|128]+ei[t>>8&255]+"-"+ei[t>>16&255]+ei[t>>24&255]+ei[i&255]+ei[i>>8&255]+ei[i>>16&255]+ei[i>>24&255]).toLowerCase()}function At(n,e,t){return Math.max(e,Math.min(t,n))}function tE(n,e){return(n%e+e)%e}function Vf(n,e,t){return(1-t)*n+t*e}function uy(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Hp(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function nE(n,e){if(e.constructor===Float32Array)return n;let t=Hp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function iE(n,e){if(e.constructor===Float32Array)return n;let t=Hp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var qp=class qp{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(At(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};qp.prototype.isVector2=!0;var at=qp,Mr=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],d=i[r+3],h=s[o+0],f=s[o+1],g=s[o+2],x=s[o+3];if(d!==x||l!==h||c!==f||u!==g){let p=l*h+c*f+u*g+d*x;p<0&&(h=-h,f=-f,g=-g,x=-x,p=-p);let v=1-a;if(p<.9995){let b=Math.acos(p),R=Math.sin(b);v=Math.sin(v*b)/R,a=Math.sin(a*b)/R,l=l*v+h*a,c=c*v+f*a,u=u*v+g*a,d=d*v+x*a}else{l=l*v+h*a,c=c*v+f*a,u=u*v+g*a,d=d*v+x*a;let b=1/Math.sqrt(l*l+c*c+u*u+d*d);l*=b,c*=b,u*=b,d*=b}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],d=s[o],h=s[o+1],f=s[o+2],g=s[o+3];return e[t]=a*g+u*d+l*f-c*h,e[t+1]=l*g+u*h+c*d-a*f,e[t+2]=c*g+u*f+a*h-l*d,e[t+3]=u*g-a*d-l*h-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),d=a(s/2),h=l(i/2),f=l(r/2),g=l(s/2);switch(o){case"XYZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"YXZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"ZXY":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"ZYX":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"YZX":this._x=h*u*d+c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d-h*f*g;break;case"XZY":this._x=h*u*d-c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d+h*f*g;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],d=t[10],h=i+a+d;if(h>0){let f=.5/Math.sqrt(h+1);this._w=.25/f,this._x=(u-l)*f,this._y=(s-c)*f,this._z=(o-r)*f}else if(i>a&&i>d){let f=2*Math.sqrt(1+i-a-d);this._w=(u-l)/f,this._x=.25*f,this._y=(r+o)/f,this._z=(s+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(s-c)/f,this._x=(r+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+d-i-a);this._w=(o-r)/f,this._x=(s+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(At(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},$p=class $p{constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(a_.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(a_.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),d=2*(s*i-o*t);return this.x=t+l*c+o*d-a*u,this.y=i+l*u+a*c-s*d,this.z=r+l*d+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this.z=At(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this.z=At(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Gf.copy(this).projectOnVector(e),this.sub(Gf)}reflect(e){return this.sub(Gf.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(At(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};$p.prototype.isVector3=!0;var Z=$p,Gf=new Z,a_=new Mr,Yp=class Yp{constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],d=i[7],h=i[2],f=i[5],g=i[8],x=r[0],p=r[3],v=r[6],b=r[1],R=r[4],M=r[7],P=r[2],E=r[5],_=r[8];return s[0]=o*x+a*b+l*P,s[3]=o*p+a*R+l*E,s[6]=o*v+a*M+l*_,s[1]=c*x+u*b+d*P,s[4]=c*p+u*R+d*E,s[7]=c*v+u*M+d*_,s[2]=h*x+f*b+g*P,s[5]=h*p+f*R+g*E,s[8]=h*v+f*M+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=u*o-a*c,h=a*l-u*s,f=c*s-o*l,g=t*d+i*h+r*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return e[0]=d*x,e[1]=(r*c-u*i)*x,e[2]=(a*i-r*o)*x,e[3]=h*x,e[4]=(u*t-r*l)*x,e[5]=(r*s-a*t)*x,e[6]=f*x,e[7]=(i*l-c*t)*x,e[8]=(o*t-i*s)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return ol("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Wf.makeScale(e,t)),this}rotate(e){return ol("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Wf.makeRotation(-e)),this}translate(e,t){return ol("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Wf.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}};Yp.prototype.isMatrix3=!0;var rt=Yp,Wf=new rt,l_=new rt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),c_=new rt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function rE(){let n={enabled:!0,workingColorSpace:eo,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===Ut&&(r.r=Yr(r.r),r.g=Yr(r.g),r.b=Yr(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ut&&(r.r=ia(r.r),r.g=ia(r.g),r.b=ia(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===es?ll:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[eo]:{primaries:e,whitePoint:i,transfer:ll,toXYZ:l_,fromXYZ:c_,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Di},outputColorSpaceConfig:{drawingBufferColorSpace:Di}},[Di]:{primaries:e,whitePoint:i,transfer:Ut,toXYZ:l_,fromXYZ:c_,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Di}}}),n}var Tt=rE();function Yr(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function ia(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Wo,Tu=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Wo===void 0&&(Wo=ul("canvas")),Wo.width=e.width,Wo.height=e.height;let r=Wo.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=Wo}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ul("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Yr(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Yr(t[i]/255)*255):t[i]=Yr(t[i]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},sE=0,oa=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:sE++}),this.uuid=Rl(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(Xf(r[o].image)):s.push(Xf(r[o]))}else s=Xf(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function Xf(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Tu.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var oE=0,qf=new Z,_i=class n extends br{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Xi,r=Xi,s=Ct,o=cr,a=Fn,l=mi,c=n.DEFAULT_ANISOTROPY,u=es){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:oE++}),this.uuid=Rl(),this.name="",this.source=new oa(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new at(0,0),this.repeat=new at(1,1),this.center=new at(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new rt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(qf).x}get height(){return this.source.getSize(qf).y}get depth(){return this.source.getSize(qf).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Rp)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Yi:e.x=e.x-Math.floor(e.x);break;case Xi:e.x=e.x<0?0:1;break;case Su:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Yi:e.y=e.y-Math.floor(e.y);break;case Xi:e.y=e.y<0?0:1;break;case Su:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};_i.DEFAULT_IMAGE=null;_i.DEFAULT_MAPPING=Rp;_i.DEFAULT_ANISOTROPY=1;var Zp=class Zp{constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],d=l[8],h=l[1],f=l[5],g=l[9],x=l[2],p=l[6],v=l[10];if(Math.abs(u-h)<.01&&Math.abs(d-x)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+h)<.1&&Math.abs(d+x)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,M=(f+1)/2,P=(v+1)/2,E=(u+h)/4,_=(d+x)/4,C=(g+p)/4;return R>M&&R>P?R<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(R),r=E/i,s=_/i):M>P?M<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(M),i=E/r,s=C/r):P<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(P),i=_/s,r=C/s),this.set(i,r,s,t),this}let b=Math.sqrt((p-g)*(p-g)+(d-x)*(d-x)+(h-u)*(h-u));return Math.abs(b)<.001&&(b=1),this.x=(p-g)/b,this.y=(d-x)/b,this.z=(h-u)/b,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=At(this.x,e.x,t.x),this.y=At(this.y,e.y,t.y),this.z=At(this.z,e.z,t.z),this.w=At(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=At(this.x,e,t),this.y=At(this.y,e,t),this.z=At(this.z,e,t),this.w=At(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(At(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};Zp.prototype.isVector4=!0;var pt=Zp,Au=class extends br{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ct,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new pt(0,0,e,t),this.scissorTest=!1,this.viewport=new pt(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new _i({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Ct,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new oa(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Kn=class extends Au{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},hl=class extends _i{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Zt,this.minFilter=Zt,this.wrapR=Xi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Ru=class extends _i{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Zt,this.minFilter=Zt,this.wrapR=Xi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var qu=class qu{constructor(e,t,i,r,s,o,a,l,c,u,d,h,f,g,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,d,h,f,g,x,p)}set(e,t,i,r,s,o,a,l,c,u,d,h,f,g,x,p){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=r,v[1]=s,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=d,v[14]=h,v[3]=f,v[7]=g,v[11]=x,v[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new qu().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/Xo.setFromMatrixColumn(e,0).length(),s=1/Xo.setFromMatrixColumn(e,1).length(),o=1/Xo.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),d=Math.sin(s);if(e.order==="XYZ"){let h=o*u,f=o*d,g=a*u,x=a*d;t[0]=l*u,t[4]=-l*d,t[8]=c,t[1]=f+g*c,t[5]=h-x*c,t[9]=-a*l,t[2]=x-h*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let h=l*u,f=l*d,g=c*u,x=c*d;t[0]=h+x*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=x+h*a,t[10]=o*l}else if(e.order==="ZXY"){let h=l*u,f=l*d,g=c*u,x=c*d;t[0]=h-x*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=x-h*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let h=o*u,f=o*d,g=a*u,x=a*d;t[0]=l*u,t[4]=g*c-f,t[8]=h*c+x,t[1]=l*d,t[5]=x*c+h,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let h=o*l,f=o*c,g=a*l,x=a*c;t[0]=l*u,t[4]=x-h*d,t[8]=g*d+f,t[1]=d,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*d+g,t[10]=h-x*d}else if(e.order==="XZY"){let h=o*l,f=o*c,g=a*l,x=a*c;t[0]=l*u,t[4]=-d,t[8]=c*u,t[1]=h*d+x,t[5]=o*u,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*u,t[10]=x*d+h}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(aE,e,lE)}lookAt(e,t,i){let r=this.elements;return Li.subVectors(e,t),Li.lengthSq()===0&&(Li.z=1),Li.normalize(),_s.crossVectors(i,Li),_s.lengthSq()===0&&(Math.abs(i.z)===1?Li.x+=1e-4:Li.z+=1e-4,Li.normalize(),_s.crossVectors(i,Li)),_s.normalize(),Yc.crossVectors(Li,_s),r[0]=_s.x,r[4]=Yc.x,r[8]=Li.x,r[1]=_s.y,r[5]=Yc.y,r[9]=Li.y,r[2]=_s.z,r[6]=Yc.z,r[10]=Li.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],d=i[5],h=i[9],f=i[13],g=i[2],x=i[6],p=i[10],v=i[14],b=i[3],R=i[7],M=i[11],P=i[15],E=r[0],_=r[4],C=r[8],V=r[12],D=r[1],k=r[5],N=r[9],H=r[13],F=r[2],q=r[6],j=r[10],X=r[14],de=r[3],Q=r[7],te=r[11],oe=r[15];return s[0]=o*E+a*D+l*F+c*de,s[4]=o*_+a*k+l*q+c*Q,s[8]=o*C+a*N+l*j+c*te,s[12]=o*V+a*H+l*X+c*oe,s[1]=u*E+d*D+h*F+f*de,s[5]=u*_+d*k+h*q+f*Q,s[9]=u*C+d*N+h*j+f*te,s[13]=u*V+d*H+h*X+f*oe,s[2]=g*E+x*D+p*F+v*de,s[6]=g*_+x*k+p*q+v*Q,s[10]=g*C+x*N+p*j+v*te,s[14]=g*V+x*H+p*X+v*oe,s[3]=b*E+R*D+M*F+P*de,s[7]=b*_+R*k+M*q+P*Q,s[11]=b*C+R*N+M*j+P*te,s[15]=b*V+R*H+M*X+P*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],d=e[6],h=e[10],f=e[14],g=e[3],x=e[7],p=e[11],v=e[15],b=l*f-c*h,R=a*f-c*d,M=a*h-l*d,P=o*f-c*u,E=o*h-l*u,_=o*d-a*u;return t*(x*b-p*R+v*M)-i*(g*b-p*P+v*E)+r*(g*R-x*P+v*_)-s*(g*M-x*E+p*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=e[9],h=e[10],f=e[11],g=e[12],x=e[13],p=e[14],v=e[15],b=t*a-i*o,R=t*l-r*o,M=t*c-s*o,P=i*l-r*a,E=i*c-s*a,_=r*c-s*l,C=u*x-d*g,V=u*p-h*g,D=u*v-f*g,k=d*p-h*x,N=d*v-f*x,H=h*v-f*p,F=b*H-R*N+M*k+P*D-E*V+_*C;if(F===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/F;return e[0]=(a*H-l*N+c*k)*q,e[1]=(r*N-i*H-s*k)*q,e[2]=(x*_-p*E+v*P)*q,e[3]=(h*E-d*_-f*P)*q,e[4]=(l*D-o*H-c*V)*q,e[5]=(t*H-r*D+s*V)*q,e[6]=(p*M-g*_-v*R)*q,e[7]=(u*_-h*M+f*R)*q,e[8]=(o*N-a*D+c*C)*q,e[9]=(i*D-t*N-s*C)*q,e[10]=(g*E-x*M+v*b)*q,e[11]=(d*M-u*E-f*b)*q,e[12]=(a*V-o*k-l*C)*q,e[13]=(t*k-i*V+r*C)*q,e[14]=(x*R-g*P-p*b)*q,e[15]=(u*P-d*R+h*b)*q,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,d=a+a,h=s*c,f=s*u,g=s*d,x=o*u,p=o*d,v=a*d,b=l*c,R=l*u,M=l*d,P=i.x,E=i.y,_=i.z;return r[0]=(1-(x+v))*P,r[1]=(f+M)*P,r[2]=(g-R)*P,r[3]=0,r[4]=(f-M)*E,r[5]=(1-(h+v))*E,r[6]=(p+b)*E,r[7]=0,r[8]=(g+R)*_,r[9]=(p-b)*_,r[10]=(1-(h+x))*_,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=Xo.set(r[0],r[1],r[2]).length(),a=Xo.set(r[4],r[5],r[6]).length(),l=Xo.set(r[8],r[9],r[10]).length();s<0&&(o=-o),sr.copy(this);let c=1/o,u=1/a,d=1/l;return sr.elements[0]*=c,sr.elements[1]*=c,sr.elements[2]*=c,sr.elements[4]*=u,sr.elements[5]*=u,sr.elements[6]*=u,sr.elements[8]*=d,sr.elements[9]*=d,sr.elements[10]*=d,t.setFromRotationMatrix(sr),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=qi,l=!1){let c=this.elements,u=2*s/(t-e),d=2*s/(i-r),h=(t+e)/(t-e),f=(i+r)/(i-r),g,x;if(l)g=s/(o-s),x=o*s/(o-s);else if(a===qi)g=-(o+s)/(o-s),x=-2*o*s/(o-s);else if(a===cl)g=-o/(o-s),x=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=qi,l=!1){let c=this.elements,u=2/(t-e),d=2/(i-r),h=-(t+e)/(t-e),f=-(i+r)/(i-r),g,x;if(l)g=1/(o-s),x=o/(o-s);else if(a===qi)g=-2/(o-s),x=-(o+s)/(o-s);else if(a===cl)g=-1/(o-s),x=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}};qu.prototype.isMatrix4=!0;var Yt=qu,Xo=new Z,sr=new Yt,aE=new Z(0,0,0),lE=new Z(1,1,1),_s=new Z,Yc=new Z,Li=new Z,u_=new Yt,h_=new Mr,Es=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],d=r[2],h=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(At(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-At(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,s),this._z=0);break;case"ZXY":this._x=Math.asin(At(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-At(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(h,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(At(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-d,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-At(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return u_.makeRotationFromQuaternion(e),this.setFromRotationMatrix(u_,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return h_.setFromEuler(this),this.setFromQuaternion(h_,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Es.DEFAULT_ORDER="XYZ";var dl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},cE=0,d_=new Z,qo=new Mr,Gr=new Yt,Zc=new Z,nl=new Z,uE=new Z,hE=new Mr,f_=new Z(1,0,0),p_=new Z(0,1,0),m_=new Z(0,0,1),g_={type:"added"},dE={type:"removed"},$o={type:"childadded",child:null},$f={type:"childremoved",child:null},Zi=class n extends br{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:cE++}),this.uuid=Rl(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Z,t=new Es,i=new Mr,r=new Z(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new Yt},normalMatrix:{value:new rt}}),this.matrix=new Yt,this.matrixWorld=new Yt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new dl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return qo.setFromAxisAngle(e,t),this.quaternion.multiply(qo),this}rotateOnWorldAxis(e,t){return qo.setFromAxisAngle(e,t),this.quaternion.premultiply(qo),this}rotateX(e){return this.rotateOnAxis(f_,e)}rotateY(e){return this.rotateOnAxis(p_,e)}rotateZ(e){return this.rotateOnAxis(m_,e)}translateOnAxis(e,t){return d_.copy(e).applyQuaternion(this.quaternion),this.position.add(d_.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(f_,e)}translateY(e){return this.translateOnAxis(p_,e)}translateZ(e){return this.translateOnAxis(m_,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Gr.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Zc.copy(e):Zc.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),nl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Gr.lookAt(nl,Zc,this.up):Gr.lookAt(Zc,nl,this.up),this.quaternion.setFromRotationMatrix(Gr),r&&(Gr.extractRotation(r.matrixWorld),qo.setFromRotationMatrix(Gr),this.quaternion.premultiply(qo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(g_),$o.child=e,this.dispatchEvent($o),$o.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(dE),$f.child=e,this.dispatchEvent($f),$f.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Gr.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Gr.multiply(e.parent.matrixWorld)),e.applyMatrix4(Gr),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(g_),$o.child=e,this.dispatchEvent($o),$o.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(nl,e,uE),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(nl,hE,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let d=l[c];s(e.shapes,d)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),d=o(e.shapes),h=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),d.length>0&&(i.shapes=d),h.length>0&&(i.skeletons=h),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Zi.DEFAULT_UP=new Z(0,1,0);Zi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Zi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Qs=class extends Zi{constructor(){super(),this.isGroup=!0,this.type="Group"}},fE={type:"move"},aa=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Qs,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Qs,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Qs,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let p=t.getJointPose(x,i),v=this._getHandJoint(c,x);p!==null&&(v.matrix.fromArray(p.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=p.radius),v.visible=p!==null}let u=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],h=u.position.distanceTo(d.position),f=.02,g=.005;c.inputState.pinching&&h>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&h<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(fE)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Qs;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},hy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ys={h:0,s:0,l:0},Kc={h:0,s:0,l:0};function Yf(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Pt=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Di){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Tt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=Tt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Tt.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=Tt.workingColorSpace){if(e=tE(e,1),t=At(t,0,1),i=At(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=Yf(o,s,e+1/3),this.g=Yf(o,s,e),this.b=Yf(o,s,e-1/3)}return Tt.colorSpaceToWorking(this,r),this}setStyle(e,t=Di){function i(s){s!==void 0&&parseFloat(s)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Di){let i=hy[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Yr(e.r),this.g=Yr(e.g),this.b=Yr(e.b),this}copyLinearToSRGB(e){return this.r=ia(e.r),this.g=ia(e.g),this.b=ia(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Di){return Tt.workingToColorSpace(ti.copy(this),e),Math.round(At(ti.r*255,0,255))*65536+Math.round(At(ti.g*255,0,255))*256+Math.round(At(ti.b*255,0,255))}getHexString(e=Di){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Tt.workingColorSpace){Tt.workingToColorSpace(ti.copy(this),t);let i=ti.r,r=ti.g,s=ti.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=u<=.5?d/(o+a):d/(2-o-a),o){case i:l=(r-s)/d+(r<s?6:0);break;case r:l=(s-i)/d+2;break;case s:l=(i-r)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Tt.workingColorSpace){return Tt.workingToColorSpace(ti.copy(this),t),e.r=ti.r,e.g=ti.g,e.b=ti.b,e}getStyle(e=Di){Tt.workingToColorSpace(ti.copy(this),e);let t=ti.r,i=ti.g,r=ti.b;return e!==Di?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(ys),this.setHSL(ys.h+e,ys.s+t,ys.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(ys),e.getHSL(Kc);let i=Vf(ys.h,Kc.h,t),r=Vf(ys.s,Kc.s,t),s=Vf(ys.l,Kc.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},ti=new Pt;Pt.NAMES=hy;var di=class extends Zi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Es,this.environmentIntensity=1,this.environmentRotation=new Es,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},or=new Z,Wr=new Z,Zf=new Z,Xr=new Z,Yo=new Z,Zo=new Z,v_=new Z,Kf=new Z,Jf=new Z,jf=new Z,Qf=new pt,ep=new pt,tp=new pt,ws=class n{constructor(e=new Z,t=new Z,i=new Z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),or.subVectors(e,t),r.cross(or);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){or.subVectors(r,t),Wr.subVectors(i,t),Zf.subVectors(e,t);let o=or.dot(or),a=or.dot(Wr),l=or.dot(Zf),c=Wr.dot(Wr),u=Wr.dot(Zf),d=o*c-a*a;if(d===0)return s.set(0,0,0),null;let h=1/d,f=(c*l-a*u)*h,g=(o*u-a*l)*h;return s.set(1-f-g,g,f)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,Xr)===null?!1:Xr.x>=0&&Xr.y>=0&&Xr.x+Xr.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,Xr)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Xr.x),l.addScaledVector(o,Xr.y),l.addScaledVector(a,Xr.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return Qf.setScalar(0),ep.setScalar(0),tp.setScalar(0),Qf.fromBufferAttribute(e,t),ep.fromBufferAttribute(e,i),tp.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(Qf,s.x),o.addScaledVector(ep,s.y),o.addScaledVector(tp,s.z),o}static isFrontFacing(e,t,i,r){return or.subVectors(i,t),Wr.subVectors(e,t),or.cross(Wr).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return or.subVectors(this.c,this.b),Wr.subVectors(this.a,this.b),or.cross(Wr).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;Yo.subVectors(r,i),Zo.subVectors(s,i),Kf.subVectors(e,i);let l=Yo.dot(Kf),c=Zo.dot(Kf);if(l<=0&&c<=0)return t.copy(i);Jf.subVectors(e,r);let u=Yo.dot(Jf),d=Zo.dot(Jf);if(u>=0&&d<=u)return t.copy(r);let h=l*d-u*c;if(h<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Yo,o);jf.subVectors(e,s);let f=Yo.dot(jf),g=Zo.dot(jf);if(g>=0&&f<=g)return t.copy(s);let x=f*c-l*g;if(x<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(Zo,a);let p=u*g-f*d;if(p<=0&&d-u>=0&&f-g>=0)return v_.subVectors(s,r),a=(d-u)/(d-u+(f-g)),t.copy(r).addScaledVector(v_,a);let v=1/(p+x+h);return o=x*v,a=h*v,t.copy(i).addScaledVector(Yo,o).addScaledVector(Zo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Sr=class{constructor(e=new Z(1/0,1/0,1/0),t=new Z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(ar.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(ar.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=ar.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ar):ar.fromBufferAttribute(s,o),ar.applyMatrix4(e.matrixWorld),this.expandByPoint(ar);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Jc.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Jc.copy(i.boundingBox)),Jc.applyMatrix4(e.matrixWorld),this.union(Jc)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ar),ar.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(il),jc.subVectors(this.max,il),Ko.subVectors(e.a,il),Jo.subVectors(e.b,il),jo.subVectors(e.c,il),bs.subVectors(Jo,Ko),Ms.subVectors(jo,Jo),Zs.subVectors(Ko,jo);let t=[0,-bs.z,bs.y,0,-Ms.z,Ms.y,0,-Zs.z,Zs.y,bs.z,0,-bs.x,Ms.z,0,-Ms.x,Zs.z,0,-Zs.x,-bs.y,bs.x,0,-Ms.y,Ms.x,0,-Zs.y,Zs.x,0];return!np(t,Ko,Jo,jo,jc)||(t=[1,0,0,0,1,0,0,0,1],!np(t,Ko,Jo,jo,jc))?!1:(Qc.crossVectors(bs,Ms),t=[Qc.x,Qc.y,Qc.z],np(t,Ko,Jo,jo,jc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ar).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ar).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(qr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),qr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),qr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),qr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),qr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),qr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),qr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),qr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(qr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},qr=[new Z,new Z,new Z,new Z,new Z,new Z,new Z,new Z],ar=new Z,Jc=new Sr,Ko=new Z,Jo=new Z,jo=new Z,bs=new Z,Ms=new Z,Zs=new Z,il=new Z,jc=new Z,Qc=new Z,Ks=new Z;function np(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){Ks.fromArray(n,s);let a=r.x*Math.abs(Ks.x)+r.y*Math.abs(Ks.y)+r.z*Math.abs(Ks.z),l=e.dot(Ks),c=t.dot(Ks),u=i.dot(Ks);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Pn=new Z,eu=new at,pE=0,hn=class extends br{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:pE++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=sy,this.updateRanges=[],this.gpuType=gi,this.version=0,this._normalizationScale=e!==void 0?Hp(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)eu.fromBufferAttribute(this,t),eu.applyMatrix3(e),this.setXY(t,eu.x,eu.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Pn.fromBufferAttribute(this,t),Pn.applyMatrix3(e),this.setXYZ(t,Pn.x,Pn.y,Pn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Pn.fromBufferAttribute(this,t),Pn.applyMatrix4(e),this.setXYZ(t,Pn.x,Pn.y,Pn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Pn.fromBufferAttribute(this,t),Pn.applyNormalMatrix(e),this.setXYZ(t,Pn.x,Pn.y,Pn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Pn.fromBufferAttribute(this,t),Pn.transformDirection(e),this.setXYZ(t,Pn.x,Pn.y,Pn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):nE(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):iE(e,this.array)}};var fl=class extends hn{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var pl=class extends hn{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var $i=class extends hn{constructor(e,t,i){super(new Float32Array(e),t,i)}},mE=new Sr,rl=new Z,ip=new Z,la=class{constructor(e=new Z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):mE.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;rl.subVectors(e,this.center);let t=rl.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(rl,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(ip.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(rl.copy(e.center).add(ip)),this.expandByPoint(rl.copy(e.center).sub(ip))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},gE=0,Wi=new Yt,rp=new Zi,Qo=new Z,Ii=new Sr,sl=new Sr,Xn=new Z,fi=class n extends br{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:gE++}),this.uuid=Rl(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Q1(e)?pl:fl)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new rt().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Wi.makeRotationFromQuaternion(e),this.applyMatrix4(Wi),this}rotateX(e){return Wi.makeRotationX(e),this.applyMatrix4(Wi),this}rotateY(e){return Wi.makeRotationY(e),this.applyMatrix4(Wi),this}rotateZ(e){return Wi.makeRotationZ(e),this.applyMatrix4(Wi),this}translate(e,t,i){return Wi.makeTranslation(e,t,i),this.applyMatrix4(Wi),this}scale(e,t,i){return Wi.makeScale(e,t,i),this.applyMatrix4(Wi),this}lookAt(e){return rp.lookAt(e),rp.updateMatrix(),this.applyMatrix4(rp.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Qo).negate(),this.translate(Qo.x,Qo.y,Qo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new $i(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Sr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Z(-1/0,-1/0,-1/0),new Z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];Ii.setFromBufferAttribute(s),this.morphTargetsRelative?(Xn.addVectors(this.boundingBox.min,Ii.min),this.boundingBox.expandByPoint(Xn),Xn.addVectors(this.boundingBox.max,Ii.max),this.boundingBox.expandByPoint(Xn)):(this.boundingBox.expandByPoint(Ii.min),this.boundingBox.expandByPoint(Ii.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new la);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Z,1/0);return}if(e){let i=this.boundingSphere.center;if(Ii.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];sl.setFromBufferAttribute(a),this.morphTargetsRelative?(Xn.addVectors(Ii.min,sl.min),Ii.expandByPoint(Xn),Xn.addVectors(Ii.max,sl.max),Ii.expandByPoint(Xn)):(Ii.expandByPoint(sl.min),Ii.expandByPoint(sl.max))}Ii.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)Xn.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(Xn));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Xn.fromBufferAttribute(a,c),l&&(Qo.fromBufferAttribute(e,c),Xn.add(Qo)),r=Math.max(r,i.distanceToSquared(Xn))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new hn(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let V=0;V<i.count;V++)a[V]=new Z,l[V]=new Z;let u=new Z,d=new Z,h=new Z,f=new at,g=new at,x=new at,p=new Z,v=new Z;function b(V,D,k){c[V]=c[D]=c[k]=1,u.fromBufferAttribute(i,V),d.fromBufferAttribute(i,D),h.fromBufferAttribute(i,k),f.fromBufferAttribute(s,V),g.fromBufferAttribute(s,D),x.fromBufferAttribute(s,k),d.sub(u),h.sub(u),g.sub(f),x.sub(f);let N=1/(g.x*x.y-x.x*g.y);isFinite(N)&&(p.copy(d).multiplyScalar(x.y).addScaledVector(h,-g.y).multiplyScalar(N),v.copy(h).multiplyScalar(g.x).addScaledVector(d,-x.x).multiplyScalar(N),a[V].add(p),a[D].add(p),a[k].add(p),l[V].add(v),l[D].add(v),l[k].add(v))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let V=0,D=R.length;V<D;++V){let k=R[V],N=k.start,H=k.count;for(let F=N,q=N+H;F<q;F+=3)b(e.getX(F+0),e.getX(F+1),e.getX(F+2))}let M=new Z,P=new Z,E=new Z,_=new Z;function C(V){E.fromBufferAttribute(r,V),_.copy(E);let D=a[V];M.copy(D),M.sub(E.multiplyScalar(E.dot(D))).normalize(),P.crossVectors(_,D);let N=P.dot(l[V])<0?-1:1;o.setXYZW(V,M.x,M.y,M.z,N)}for(let V=0,D=i.count;V<D;++V)c[V]&&C(V);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new hn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let h=0,f=i.count;h<f;h++)i.setXYZ(h,0,0,0);let r=new Z,s=new Z,o=new Z,a=new Z,l=new Z,c=new Z,u=new Z,d=new Z;if(e)for(let h=0,f=e.count;h<f;h+=3){let g=e.getX(h+0),x=e.getX(h+1),p=e.getX(h+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,x),o.fromBufferAttribute(t,p),u.subVectors(o,s),d.subVectors(r,s),u.cross(d),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,f=t.count;h<f;h+=3)r.fromBufferAttribute(t,h+0),s.fromBufferAttribute(t,h+1),o.fromBufferAttribute(t,h+2),u.subVectors(o,s),d.subVectors(r,s),u.cross(d),i.setXYZ(h+0,u.x,u.y,u.z),i.setXYZ(h+1,u.x,u.y,u.z),i.setXYZ(h+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Xn.fromBufferAttribute(e,t),Xn.normalize(),e.setXYZ(t,Xn.x,Xn.y,Xn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,d=a.normalized,h=new c.constructor(l.length*u),f=0,g=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*u;for(let v=0;v<u;v++)h[g++]=c[f++]}return new hn(h,u,d)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,d=c.length;u<d;u++){let h=c[u],f=e(h,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let d=0,h=c.length;d<h;d++){let f=c[d];u.push(f.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],d=s[c];for(let h=0,f=d.length;h<f;h++)u.push(d[h].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var sp=new Z,vE=new Z,xE=new rt,lr=class{constructor(e=new Z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=sp.subVectors(i,t).cross(vE.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(sp),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||xE.getNormalMatrix(e),r=this.coplanarPoint(sp).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},_E=0,to=class extends br{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:_E++}),this.uuid=Rl(),this.name="",this.type="Material",this.blending=da,this.side=Cs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=xp,this.blendDst=_p,this.blendEquation=ro,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Pt(0,0,0),this.blendAlpha=0,this.depthFunc=ra,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Q_,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=mu,this.stencilZFail=mu,this.stencilZPass=mu,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Pt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new lr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new at().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new at().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var $r=new Z,op=new Z,tu=new Z,nu=new Z,Cu=class{constructor(e=new Z,t=new Z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,$r)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=$r.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):($r.copy(this.origin).addScaledVector(this.direction,t),$r.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){op.copy(e).add(t).multiplyScalar(.5),tu.copy(t).sub(e).normalize(),nu.copy(this.origin).sub(op);let s=e.distanceTo(t)*.5,o=-this.direction.dot(tu),a=nu.dot(this.direction),l=-nu.dot(tu),c=nu.lengthSq(),u=Math.abs(1-o*o),d,h,f,g;if(u>0)if(d=o*l-a,h=o*a-l,g=s*u,d>=0)if(h>=-g)if(h<=g){let x=1/u;d*=x,h*=x,f=d*(d+o*h+2*a)+h*(o*d+h+2*l)+c}else h=s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h=-s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h<=-g?(d=Math.max(0,-(-o*s+a)),h=d>0?-s:Math.min(Math.max(-s,-l),s),f=-d*d+h*(h+2*l)+c):h<=g?(d=0,h=Math.min(Math.max(-s,-l),s),f=h*(h+2*l)+c):(d=Math.max(0,-(o*s+a)),h=d>0?s:Math.min(Math.max(-s,-l),s),f=-d*d+h*(h+2*l)+c);else h=o>0?-s:s,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),r&&r.copy(op).addScaledVector(tu,h),f}intersectSphere(e,t){if(e.radius<0)return null;$r.subVectors(e.center,this.origin);let i=$r.dot(this.direction),r=$r.dot($r)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,d=1/this.direction.z,h=this.origin;return c>=0?(i=(e.min.x-h.x)*c,r=(e.max.x-h.x)*c):(i=(e.max.x-h.x)*c,r=(e.min.x-h.x)*c),u>=0?(s=(e.min.y-h.y)*u,o=(e.max.y-h.y)*u):(s=(e.max.y-h.y)*u,o=(e.min.y-h.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),d>=0?(a=(e.min.z-h.z)*d,l=(e.max.z-h.z)*d):(a=(e.max.z-h.z)*d,l=(e.min.z-h.z)*d),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,$r)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,d=e.x-o.x,h=e.y-o.y,f=e.z-o.z,g=t.x-o.x,x=t.y-o.y,p=t.z-o.z,v=i.x-o.x,b=i.y-o.y,R=i.z-o.z,M=Math.abs(l),P=Math.abs(c),E=Math.abs(u),_,C,V,D,k,N,H,F,q,j,X,de;if(M>=P&&M>=E?(V=l,N=d,q=g,de=v,l>=0?(_=c,C=u,D=h,k=f,H=x,F=p,j=b,X=R):(_=u,C=c,D=f,k=h,H=p,F=x,j=R,X=b)):P>=E?(V=c,N=h,q=x,de=b,c>=0?(_=u,C=l,D=f,k=d,H=p,F=g,j=R,X=v):(_=l,C=u,D=d,k=f,H=g,F=p,j=v,X=R)):(V=u,N=f,q=p,de=R,u>=0?(_=l,C=c,D=d,k=h,H=g,F=x,j=v,X=b):(_=c,C=l,D=h,k=d,H=x,F=g,j=b,X=v)),V===0)return null;let Q=_/V,te=C/V,oe=1/V,ge=D-Q*N,me=k-te*N,ne=H-Q*q,_e=F-te*q,Me=j-Q*de,Le=X-te*de,Te=Me*_e-Le*ne,Ye=ge*Le-me*Me,lt=ne*me-_e*ge;if(r){if(Te<0||Ye<0||lt<0)return null}else if((Te<0||Ye<0||lt<0)&&(Te>0||Ye>0||lt>0))return null;let qe=Te+Ye+lt;if(qe===0)return null;let gt=oe*(Te*N+Ye*q+lt*de);return(qe>0?gt<0:gt>0)?null:this.at(gt/qe,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Pu=class extends to{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Pt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Es,this.combine=yp,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},x_=new Yt,Js=new Cu,iu=new la,__=new Z,ru=new Z,su=new Z,ou=new Z,ap=new Z,au=new Z,y_=new Z,lu=new Z,an=class extends Zi{constructor(e=new fi,t=new Pu){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){au.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],d=s[l];u!==0&&(ap.fromBufferAttribute(d,e),o?au.addScaledVector(ap,u):au.addScaledVector(ap.sub(t),u))}t.add(au)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),iu.copy(i.boundingSphere),iu.applyMatrix4(s),Js.copy(e.ray).recast(e.near),!(iu.containsPoint(Js.origin)===!1&&(Js.intersectSphere(iu,__)===null||Js.origin.distanceToSquared(__)>(e.far-e.near)**2))&&(x_.copy(s).invert(),Js.copy(e.ray).applyMatrix4(x_),!(i.boundingBox!==null&&Js.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Js)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,d=s.attributes.normal,h=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=h.length;g<x;g++){let p=h[g],v=o[p.materialIndex],b=Math.max(p.start,f.start),R=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let M=b,P=R;M<P;M+=3){let E=a.getX(M),_=a.getX(M+1),C=a.getX(M+2);r=cu(this,v,e,i,c,u,d,E,_,C),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=g,v=x;p<v;p+=3){let b=a.getX(p),R=a.getX(p+1),M=a.getX(p+2);r=cu(this,o,e,i,c,u,d,b,R,M),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,x=h.length;g<x;g++){let p=h[g],v=o[p.materialIndex],b=Math.max(p.start,f.start),R=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let M=b,P=R;M<P;M+=3){let E=M,_=M+1,C=M+2;r=cu(this,v,e,i,c,u,d,E,_,C),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=g,v=x;p<v;p+=3){let b=p,R=p+1,M=p+2;r=cu(this,o,e,i,c,u,d,b,R,M),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}}};function yE(n,e,t,i,r,s,o,a){let l;if(e.side===pi?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===Cs,a),l===null)return null;lu.copy(a),lu.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(lu);return c<t.near||c>t.far?null:{distance:c,point:lu.clone(),object:n}}function cu(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,ru),n.getVertexPosition(l,su),n.getVertexPosition(c,ou);let u=yE(n,e,t,i,ru,su,ou,y_);if(u){let d=new Z;ws.getBarycoord(y_,ru,su,ou,d),r&&(u.uv=ws.getInterpolatedAttribute(r,a,l,c,d,new at)),s&&(u.uv1=ws.getInterpolatedAttribute(s,a,l,c,d,new at)),o&&(u.normal=ws.getInterpolatedAttribute(o,a,l,c,d,new Z),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let h={a,b:l,c,normal:new Z,materialIndex:0};ws.getNormal(ru,su,ou,h.normal),u.face=h,u.barycoord=d}return u}var ni=class extends _i{constructor(e=null,t=1,i=1,r,s,o,a,l,c=Zt,u=Zt,d,h){super(null,o,a,l,c,u,r,s,d,h),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var no=class extends hn{constructor(e,t,i,r=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=r}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var js=new la,bE=new at(.5,.5),uu=new Z,Kr=class{constructor(e=new lr,t=new lr,i=new lr,r=new lr,s=new lr,o=new lr){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=qi,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],d=s[5],h=s[6],f=s[7],g=s[8],x=s[9],p=s[10],v=s[11],b=s[12],R=s[13],M=s[14],P=s[15];if(r[0].setComponents(c-o,f-u,v-g,P-b).normalize(),r[1].setComponents(c+o,f+u,v+g,P+b).normalize(),r[2].setComponents(c+a,f+d,v+x,P+R).normalize(),r[3].setComponents(c-a,f-d,v-x,P-R).normalize(),i)r[4].setComponents(l,h,p,M).normalize(),r[5].setComponents(c-l,f-h,v-p,P-M).normalize();else if(r[4].setComponents(c-l,f-h,v-p,P-M).normalize(),t===qi)r[5].setComponents(c+l,f+h,v+p,P+M).normalize();else if(t===cl)r[5].setComponents(l,h,p,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),js.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),js.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(js)}intersectsSprite(e){js.center.set(0,0,0);let t=bE.distanceTo(e.center);return js.radius=.7071067811865476+t,js.applyMatrix4(e.matrixWorld),this.intersectsSphere(js)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(uu.x=r.normal.x>0?e.max.x:e.min.x,uu.y=r.normal.y>0?e.max.y:e.min.y,uu.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(uu)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},b_=new Yt,Lu=class n{constructor(){this.coordinateSystem=qi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];b_.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new Kr),i[r].setFromProjectionMatrix(b_,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new Kr),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var ml=class extends _i{constructor(e=[],t=so,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Jr=class extends _i{constructor(e,t,i=Fi,r,s,o,a=Zt,l=Zt,c,u=Zr,d=1){if(u!==Zr&&u!==Qr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let h={width:e,height:t,depth:d};super(h,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new oa(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},gl=class extends Jr{constructor(e,t=Fi,i=so,r,s,o=Zt,a=Zt,l,c=Zr){let u={width:e,height:e,depth:1},d=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},vl=class extends _i{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ca=class n extends fi{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],d=[],h=0,f=0;g("z","y","x",-1,-1,i,t,e,o,s,0),g("z","y","x",1,-1,i,t,-e,o,s,1),g("x","z","y",1,1,e,i,t,r,o,2),g("x","z","y",1,-1,e,i,-t,r,o,3),g("x","y","z",1,-1,e,t,i,r,s,4),g("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new $i(c,3)),this.setAttribute("normal",new $i(u,3)),this.setAttribute("uv",new $i(d,2));function g(x,p,v,b,R,M,P,E,_,C,V){let D=M/_,k=P/C,N=M/2,H=P/2,F=E/2,q=_+1,j=C+1,X=0,de=0,Q=new Z;for(let te=0;te<j;te++){let oe=te*k-H;for(let ge=0;ge<q;ge++){let me=ge*D-N;Q[x]=me*b,Q[p]=oe*R,Q[v]=F,c.push(Q.x,Q.y,Q.z),Q[x]=0,Q[p]=0,Q[v]=E>0?1:-1,u.push(Q.x,Q.y,Q.z),d.push(ge/_),d.push(1-te/C),X+=1}}for(let te=0;te<C;te++)for(let oe=0;oe<_;oe++){let ge=h+oe+q*te,me=h+oe+q*(te+1),ne=h+(oe+1)+q*(te+1),_e=h+(oe+1)+q*te;l.push(ge,me,_e),l.push(me,ne,_e),de+=6}a.addGroup(f,de,V),f+=de,h+=X}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var xl=class n extends fi{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,d=e/a,h=t/l,f=[],g=[],x=[],p=[];for(let v=0;v<u;v++){let b=v*h-o;for(let R=0;R<c;R++){let M=R*d-s;g.push(M,-b,0),x.push(0,0,1),p.push(R/a),p.push(1-v/l)}}for(let v=0;v<l;v++)for(let b=0;b<a;b++){let R=b+c*v,M=b+c*(v+1),P=b+1+c*(v+1),E=b+1+c*v;f.push(R,M,E),f.push(M,P,E)}this.setIndex(f),this.setAttribute("position",new $i(g,3)),this.setAttribute("normal",new $i(x,3)),this.setAttribute("uv",new $i(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function ao(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(M_(r))r.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(M_(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function ii(n){let e={};for(let t=0;t<n.length;t++){let i=ao(n[t]);for(let r in i)e[r]=i[r]}return e}function M_(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function ME(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Vp(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Tt.workingColorSpace}var dy={clone:ao,merge:ii},SE=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,wE=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,wr=class extends to{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=SE,this.fragmentShader=wE,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=ao(e.uniforms),this.uniformsGroups=ME(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new Pt().setHex(r.value);break;case"v2":this.uniforms[i].value=new at().fromArray(r.value);break;case"v3":this.uniforms[i].value=new Z().fromArray(r.value);break;case"v4":this.uniforms[i].value=new pt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new rt().fromArray(r.value);break;case"m4":this.uniforms[i].value=new Yt().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},qn=class extends wr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Iu=class extends to{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=J_,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Du=class extends to{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function ea(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function hu(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Ts=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Nu=class extends Ts{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:cp,endingEnd:cp}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case up:s=e,a=2*t-i;break;case hp:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case up:o=e,l=2*i-t;break;case hp:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,d=this._offsetNext,h=this._weightPrev,f=this._weightNext,g=(i-t)/(r-t),x=g*g,p=x*g,v=-h*p+2*h*x-h*g,b=(1+h)*p+(-1.5-2*h)*x+(-.5+h)*g+1,R=(-1-f)*p+(1.5+f)*x+.5*g,M=f*p-f*x;for(let P=0;P!==a;++P)s[P]=v*o[u+P]+b*o[c+P]+R*o[l+P]+M*o[d+P];return s}},ku=class extends Ts{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),d=1-u;for(let h=0;h!==a;++h)s[h]=o[c+h]*d+o[l+h]*u;return s}},Fu=class extends Ts{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},Uu=class extends Ts{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,d=this.outTangents;if(!u||!d){let g=(i-t)/(r-t),x=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*x+o[l+p]*g;return s}let h=a*2,f=e-1;for(let g=0;g!==a;++g){let x=o[c+g],p=o[l+g],v=f*h+g*2,b=d[v],R=d[v+1],M=e*h+g*2,P=u[M],E=u[M+1],_=TE(i,t,b,P,r);s[g]=fy(_,x,R,E,p)}return s}};function fy(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function EE(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function TE(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=fy(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=EE(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var Ni=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=ea(t,this.TimeBufferType),this.values=ea(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:ea(e.times,Array),values:ea(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),hu(e.settings)&&(i.settings={inTangents:ea(e.settings.inTangents,Array),outTangents:ea(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Fu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new ku(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Nu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Uu(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case al:t=this.InterpolantFactoryMethodDiscrete;break;case wu:t=this.InterpolantFactoryMethodLinear;break;case pu:t=this.InterpolantFactoryMethodSmooth;break;case lp:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Qe("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return al;case this.InterpolantFactoryMethodLinear:return wu;case this.InterpolantFactoryMethodSmooth:return pu;case this.InterpolantFactoryMethodBezier:return lp}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;hu(this.settings)&&(S_(this.settings.inTangents,e),S_(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;hu(this.settings)&&(w_(this.settings.inTangents,e),w_(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){it("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){it("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&eE(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){it("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===pu,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let d=a*i,h=d-i,f=d+i;for(let g=0;g!==i;++g){let x=t[d+g];if(x!==t[h+g]||x!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*i,h=o*i;for(let f=0;f!==i;++f)t[h+f]=t[d+f]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,hu(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function S_(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function w_(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Ni.prototype.ValueTypeName="";Ni.prototype.TimeBufferType=Float32Array;Ni.prototype.ValueBufferType=Float32Array;Ni.prototype.DefaultInterpolation=wu;var As=class extends Ni{constructor(e,t,i){super(e,t,i)}};As.prototype.ValueTypeName="bool";As.prototype.ValueBufferType=Array;As.prototype.DefaultInterpolation=al;As.prototype.InterpolantFactoryMethodLinear=void 0;As.prototype.InterpolantFactoryMethodSmooth=void 0;var Ou=class extends Ni{constructor(e,t,i,r){super(e,t,i,r)}};Ou.prototype.ValueTypeName="color";var Bu=class extends Ni{constructor(e,t,i,r){super(e,t,i,r)}};Bu.prototype.ValueTypeName="number";var zu=class extends Ts{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)Mr.slerpFlat(s,0,o,c-a,o,c,l);return s}},_l=class extends Ni{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new zu(this.times,this.values,this.getValueSize(),e)}};_l.prototype.ValueTypeName="quaternion";_l.prototype.InterpolantFactoryMethodSmooth=void 0;var Rs=class extends Ni{constructor(e,t,i){super(e,t,i)}};Rs.prototype.ValueTypeName="string";Rs.prototype.ValueBufferType=Array;Rs.prototype.DefaultInterpolation=al;Rs.prototype.InterpolantFactoryMethodLinear=void 0;Rs.prototype.InterpolantFactoryMethodSmooth=void 0;var Hu=class extends Ni{constructor(e,t,i,r){super(e,t,i,r)}};Hu.prototype.ValueTypeName="vector";var Vu=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,d){return c.push(u,d),this},this.removeHandler=function(u){let d=c.indexOf(u);return d!==-1&&c.splice(d,2),this},this.getHandler=function(u){for(let d=0,h=c.length;d<h;d+=2){let f=c[d],g=c[d+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},py=new Vu,Gu=class{constructor(e){this.manager=e!==void 0?e:py,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Gu.DEFAULT_MATERIAL_NAME="__DEFAULT";var du=new Z,fu=new Mr,yr=new Z,ki=class extends Zi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Yt,this.projectionMatrix=new Yt,this.projectionMatrixInverse=new Yt,this.coordinateSystem=qi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(du,fu,yr),yr.x===1&&yr.y===1&&yr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(du,fu,yr.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(du,fu,yr),yr.x===1&&yr.y===1&&yr.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(du,fu,yr.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ss=new Z,E_=new at,T_=new at,Zn=class extends ki{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Eu*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Hf*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Eu*2*Math.atan(Math.tan(Hf*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Ss.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ss.x,Ss.y).multiplyScalar(-e/Ss.z),Ss.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Ss.x,Ss.y).multiplyScalar(-e/Ss.z)}getViewSize(e,t){return this.getViewBounds(e,E_,T_),t.subVectors(T_,E_)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Hf*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Wu=class extends ki{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var jr=class extends fi{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var ta=-90,na=1,ua=class extends Zi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Zn(ta,na,e,t);r.layers=this.layers,this.add(r);let s=new Zn(ta,na,e,t);s.layers=this.layers,this.add(s);let o=new Zn(ta,na,e,t);o.layers=this.layers,this.add(o);let a=new Zn(ta,na,e,t);a.layers=this.layers,this.add(a);let l=new Zn(ta,na,e,t);l.layers=this.layers,this.add(l);let c=new Zn(ta,na,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===qi)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===cl)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,d=e.getRenderTarget(),h=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=x,e.setRenderTarget(i,5,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(d,h,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Xu=class extends Zn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Gp="\\[\\]\\.:\\/",AE=new RegExp("["+Gp+"]","g"),Wp="[^"+Gp+"]",RE="[^"+Gp.replace("\\.","")+"]",CE=/((?:WC+[\/:])*)/.source.replace("WC",Wp),PE=/(WCOD+)?/.source.replace("WCOD",RE),LE=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Wp),IE=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Wp),DE=new RegExp("^"+CE+PE+LE+IE+"$"),NE=["material","materials","bones","map"],dp=class{constructor(e,t,i){let r=i||nn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},nn=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(AE,"")}static parseTrackName(e){let t=DE.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);NE.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;it("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};nn.Composite=dp;nn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};nn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};nn.prototype.GetterByBindingType=[nn.prototype._getValue_direct,nn.prototype._getValue_array,nn.prototype._getValue_arrayElement,nn.prototype._getValue_toArray];nn.prototype.SetterByBindingTypeAndVersioning=[[nn.prototype._setValue_direct,nn.prototype._setValue_direct_setNeedsUpdate,nn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_array,nn.prototype._setValue_array_setNeedsUpdate,nn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_arrayElement,nn.prototype._setValue_arrayElement_setNeedsUpdate,nn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_fromArray,nn.prototype._setValue_fromArray_setNeedsUpdate,nn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var EF=new Float32Array(1);var Kp=class Kp{constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};Kp.prototype.isMatrix2=!0;var fp=Kp;function Xp(n,e,t,i){let r=kE(i);switch(t){case Dp:return n*e;case ma:return n*e/r.components*r.byteLength;case Qu:return n*e/r.components*r.byteLength;case Ps:return n*e*2/r.components*r.byteLength;case ga:return n*e*2/r.components*r.byteLength;case Np:return n*e*3/r.components*r.byteLength;case Fn:return n*e*4/r.components*r.byteLength;case eh:return n*e*4/r.components*r.byteLength;case Ml:case Sl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case wl:case El:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case nh:case rh:return Math.max(n,16)*Math.max(e,8)/4;case th:case ih:return Math.max(n,8)*Math.max(e,8)/2;case sh:case oh:case lh:case ch:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case ah:case Tl:case uh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case hh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case dh:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case fh:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case ph:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case mh:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case gh:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case vh:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case xh:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case _h:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case yh:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case bh:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Mh:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Sh:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case wh:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Eh:case Th:case Ah:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Rh:case Ch:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Al:case Ph:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function kE(n){switch(n){case mi:case Cp:return{byteLength:1,components:1};case pa:case Pp:case Ui:return{byteLength:2,components:1};case Ju:case ju:return{byteLength:2,components:4};case Fi:case Ku:case gi:return{byteLength:4,components:1};case Lp:case Ip:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Fy(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function UE(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,d=c.byteLength,h=n.createBuffer();n.bindBuffer(l,h),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,l,c){let u=l.array,d=l.updateRanges;if(n.bindBuffer(c,a),d.length===0)n.bufferSubData(c,0,u);else{d.sort((f,g)=>f.start-g.start);let h=0;for(let f=1;f<d.length;f++){let g=d[h],x=d[f];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++h,d[h]=x)}d.length=h+1;for(let f=0,g=d.length;f<g;f++){let x=d[f];n.bufferSubData(c,x.start*u.BYTES_PER_ELEMENT,u,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var OE=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,BE=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,zE=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,HE=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,VE=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,GE=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,WE=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,XE=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,qE=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,$E=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,YE=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,ZE=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,KE=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,JE=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,jE=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,QE=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,eT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,tT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,nT=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,iT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,rT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,sT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,oT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,aT=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,lT=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,cT=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,uT=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,hT=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,dT=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,fT="gl_FragColor = linearToOutputTexel( gl_FragColor );",pT=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,mT=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,gT=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,vT=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,xT=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,_T=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,yT=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,bT=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,MT=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,ST=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,wT=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,ET=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,TT=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,AT=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,RT=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,CT=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,PT=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,LT=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,IT=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,DT=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,NT=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,kT=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,FT=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,UT=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,OT=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,BT=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,zT=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,HT=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,VT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,GT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,WT=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,XT=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,qT=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,$T=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,YT=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,ZT=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,KT=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,JT=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,jT=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,QT=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,eA=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,tA=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,nA=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,iA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,rA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,sA=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,oA=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,aA=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,lA=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,cA=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,uA=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,hA=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,dA=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,fA=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,pA=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,mA=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,gA=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,vA=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,xA=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,_A=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,yA=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,bA=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,MA=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,SA=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,wA=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,EA=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,TA=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,AA=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,RA=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,CA=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,PA=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,LA=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,IA=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,DA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,NA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,kA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,FA=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,UA=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,OA=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,BA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,zA=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,HA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,VA=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GA=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,WA=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,XA=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,qA=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,$A=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,YA=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ZA=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,KA=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,JA=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,jA=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,QA=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,eR=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,tR=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,nR=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iR=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,rR=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,sR=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,oR=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,aR=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,lR=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,cR=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,uR=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,hR=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,dR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,fR=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,pR=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,mR=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,gR=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,mt={alphahash_fragment:OE,alphahash_pars_fragment:BE,alphamap_fragment:zE,alphamap_pars_fragment:HE,alphatest_fragment:VE,alphatest_pars_fragment:GE,aomap_fragment:WE,aomap_pars_fragment:XE,batching_pars_vertex:qE,batching_vertex:$E,begin_vertex:YE,beginnormal_vertex:ZE,bsdfs:KE,iridescence_fragment:JE,bumpmap_pars_fragment:jE,clipping_planes_fragment:QE,clipping_planes_pars_fragment:eT,clipping_planes_pars_vertex:tT,clipping_planes_vertex:nT,color_fragment:iT,color_pars_fragment:rT,color_pars_vertex:sT,color_vertex:oT,common:aT,defaultnormal_vertex:lT,displacementmap_pars_vertex:cT,displacementmap_vertex:uT,emissivemap_fragment:hT,emissivemap_pars_fragment:dT,colorspace_fragment:fT,colorspace_pars_fragment:pT,envmap_fragment:mT,envmap_common_pars_fragment:gT,envmap_pars_fragment:vT,envmap_pars_vertex:xT,envmap_physical_pars_fragment:CT,envmap_vertex:_T,fog_vertex:yT,fog_pars_vertex:bT,fog_fragment:MT,fog_pars_fragment:ST,gradientmap_pars_fragment:wT,lightmap_pars_fragment:ET,lights_lambert_fragment:TT,lights_lambert_pars_fragment:AT,lights_pars_begin:RT,lights_toon_fragment:PT,lights_toon_pars_fragment:LT,lights_phong_fragment:IT,lights_phong_pars_fragment:DT,lights_physical_fragment:NT,lights_physical_pars_fragment:kT,lights_fragment_begin:FT,lights_fragment_maps:UT,lights_fragment_end:OT,lightprobes_pars_fragment:BT,logdepthbuf_fragment:zT,logdepthbuf_pars_fragment:HT,logdepthbuf_pars_vertex:VT,logdepthbuf_vertex:GT,map_fragment:WT,map_pars_fragment:XT,map_particle_fragment:qT,map_particle_pars_fragment:$T,metalnessmap_fragment:YT,metalnessmap_pars_fragment:ZT,morphinstance_vertex:KT,morphcolor_vertex:JT,morphnormal_vertex:jT,morphtarget_pars_vertex:QT,morphtarget_vertex:eA,normal_fragment_begin:tA,normal_fragment_maps:nA,normal_pars_fragment:iA,normal_pars_vertex:rA,normal_vertex:sA,normalmap_pars_fragment:oA,clearcoat_normal_fragment_begin:aA,clearcoat_normal_fragment_maps:lA,clearcoat_pars_fragment:cA,iridescence_pars_fragment:uA,opaque_fragment:hA,packing:dA,premultiplied_alpha_fragment:fA,project_vertex:pA,dithering_fragment:mA,dithering_pars_fragment:gA,roughnessmap_fragment:vA,roughnessmap_pars_fragment:xA,shadowmap_pars_fragment:_A,shadowmap_pars_vertex:yA,shadowmap_vertex:bA,shadowmask_pars_fragment:MA,skinbase_vertex:SA,skinning_pars_vertex:wA,skinning_vertex:EA,skinnormal_vertex:TA,specularmap_fragment:AA,specularmap_pars_fragment:RA,tonemapping_fragment:CA,tonemapping_pars_fragment:PA,transmission_fragment:LA,transmission_pars_fragment:IA,uv_pars_fragment:DA,uv_pars_vertex:NA,uv_vertex:kA,worldpos_vertex:FA,background_vert:UA,background_frag:OA,backgroundCube_vert:BA,backgroundCube_frag:zA,cube_vert:HA,cube_frag:VA,depth_vert:GA,depth_frag:WA,distance_vert:XA,distance_frag:qA,equirect_vert:$A,equirect_frag:YA,linedashed_vert:ZA,linedashed_frag:KA,meshbasic_vert:JA,meshbasic_frag:jA,meshlambert_vert:QA,meshlambert_frag:eR,meshmatcap_vert:tR,meshmatcap_frag:nR,meshnormal_vert:iR,meshnormal_frag:rR,meshphong_vert:sR,meshphong_frag:oR,meshphysical_vert:aR,meshphysical_frag:lR,meshtoon_vert:cR,meshtoon_frag:uR,points_vert:hR,points_frag:dR,shadow_vert:fR,shadow_frag:pR,sprite_vert:mR,sprite_frag:gR},Ue={common:{diffuse:{value:new Pt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new rt},alphaMap:{value:null},alphaMapTransform:{value:new rt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new rt}},envmap:{envMap:{value:null},envMapRotation:{value:new rt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new rt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new rt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new rt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new rt},normalScale:{value:new at(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new rt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new rt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new rt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new rt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Pt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Pt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new rt},alphaTest:{value:0},uvTransform:{value:new rt}},sprite:{diffuse:{value:new Pt(16777215)},opacity:{value:1},center:{value:new at(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new rt},alphaMap:{value:null},alphaMapTransform:{value:new rt},alphaTest:{value:0}}},Ar={basic:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.fog]),vertexShader:mt.meshbasic_vert,fragmentShader:mt.meshbasic_frag},lambert:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},envMapIntensity:{value:1}}]),vertexShader:mt.meshlambert_vert,fragmentShader:mt.meshlambert_frag},phong:{uniforms:ii([Ue.common,Ue.specularmap,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},specular:{value:new Pt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:mt.meshphong_vert,fragmentShader:mt.meshphong_frag},standard:{uniforms:ii([Ue.common,Ue.envmap,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.roughnessmap,Ue.metalnessmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:mt.meshphysical_vert,fragmentShader:mt.meshphysical_frag},toon:{uniforms:ii([Ue.common,Ue.aomap,Ue.lightmap,Ue.emissivemap,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.gradientmap,Ue.fog,Ue.lights,{emissive:{value:new Pt(0)}}]),vertexShader:mt.meshtoon_vert,fragmentShader:mt.meshtoon_frag},matcap:{uniforms:ii([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,Ue.fog,{matcap:{value:null}}]),vertexShader:mt.meshmatcap_vert,fragmentShader:mt.meshmatcap_frag},points:{uniforms:ii([Ue.points,Ue.fog]),vertexShader:mt.points_vert,fragmentShader:mt.points_frag},dashed:{uniforms:ii([Ue.common,Ue.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:mt.linedashed_vert,fragmentShader:mt.linedashed_frag},depth:{uniforms:ii([Ue.common,Ue.displacementmap]),vertexShader:mt.depth_vert,fragmentShader:mt.depth_frag},normal:{uniforms:ii([Ue.common,Ue.bumpmap,Ue.normalmap,Ue.displacementmap,{opacity:{value:1}}]),vertexShader:mt.meshnormal_vert,fragmentShader:mt.meshnormal_frag},sprite:{uniforms:ii([Ue.sprite,Ue.fog]),vertexShader:mt.sprite_vert,fragmentShader:mt.sprite_frag},background:{uniforms:{uvTransform:{value:new rt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:mt.background_vert,fragmentShader:mt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new rt}},vertexShader:mt.backgroundCube_vert,fragmentShader:mt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:mt.cube_vert,fragmentShader:mt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:mt.equirect_vert,fragmentShader:mt.equirect_frag},distance:{uniforms:ii([Ue.common,Ue.displacementmap,{referencePosition:{value:new Z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:mt.distance_vert,fragmentShader:mt.distance_frag},shadow:{uniforms:ii([Ue.lights,Ue.fog,{color:{value:new Pt(0)},opacity:{value:1}}]),vertexShader:mt.shadow_vert,fragmentShader:mt.shadow_frag}};Ar.physical={uniforms:ii([Ar.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new rt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new rt},clearcoatNormalScale:{value:new at(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new rt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new rt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new rt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new rt},sheen:{value:0},sheenColor:{value:new Pt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new rt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new rt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new rt},transmissionSamplerSize:{value:new at},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new rt},attenuationDistance:{value:0},attenuationColor:{value:new Pt(0)},specularColor:{value:new Pt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new rt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new rt},anisotropyVector:{value:new at},anisotropyMap:{value:null},anisotropyMapTransform:{value:new rt}}]),vertexShader:mt.meshphysical_vert,fragmentShader:mt.meshphysical_frag};var Lh={r:0,b:0,g:0},vR=new Yt,Uy=new rt;Uy.set(-1,0,0,0,1,0,0,0,1);function xR(n,e,t,i,r,s){let o=new Pt(0),a=r===!0?0:1,l,c,u=null,d=0,h=null;function f(b){let R=b.isScene===!0?b.background:null;if(R&&R.isTexture){let M=b.backgroundBlurriness>0;R=e.get(R,M)}return R}function g(b){let R=!1,M=f(b);M===null?p(o,a):M&&M.isColor&&(p(M,1),R=!0);let P=n.xr.getEnvironmentBlendMode();P==="additive"?t.buffers.color.setClear(0,0,0,1,s):P==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function x(b,R){let M=f(R);M&&M.isCubeTexture?(c===void 0&&(c=new an(new ca(1,1,1),new wr({name:"BackgroundCubeMaterial",uniforms:ao(Ar.backgroundCube.uniforms),vertexShader:Ar.backgroundCube.vertexShader,fragmentShader:Ar.backgroundCube.fragmentShader,side:pi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(P,E,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(vR.makeRotationFromEuler(R.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Uy),c.material.toneMapped=Tt.getTransfer(M.colorSpace)!==Ut,(u!==M||d!==M.version||h!==n.toneMapping)&&(c.material.needsUpdate=!0,u=M,d=M.version,h=n.toneMapping),c.layers.enableAll(),b.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new an(new xl(2,2),new wr({name:"BackgroundMaterial",uniforms:ao(Ar.background.uniforms),vertexShader:Ar.background.vertexShader,fragmentShader:Ar.background.fragmentShader,side:Cs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=Tt.getTransfer(M.colorSpace)!==Ut,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(u!==M||d!==M.version||h!==n.toneMapping)&&(l.material.needsUpdate=!0,u=M,d=M.version,h=n.toneMapping),l.layers.enableAll(),b.unshift(l,l.geometry,l.material,0,0,null))}function p(b,R){b.getRGB(Lh,Vp(n)),t.buffers.color.setClear(Lh.r,Lh.g,Lh.b,R,s)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(b,R=1){o.set(b),a=R,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(b){a=b,p(o,a)},render:g,addToRenderList:x,dispose:v}}function _R(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=h(null),s=r,o=!1;function a(k,N,H,F,q){let j=!1,X=d(k,F,H,N);s!==X&&(s=X,c(s.object)),j=f(k,F,H,q),j&&g(k,F,H,q),q!==null&&e.update(q,n.ELEMENT_ARRAY_BUFFER),(j||o)&&(o=!1,M(k,N,H,F),q!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(q).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function d(k,N,H,F){let q=F.wireframe===!0,j=i[N.id];j===void 0&&(j={},i[N.id]=j);let X=k.isInstancedMesh===!0?k.id:0,de=j[X];de===void 0&&(de={},j[X]=de);let Q=de[H.id];Q===void 0&&(Q={},de[H.id]=Q);let te=Q[q];return te===void 0&&(te=h(l()),Q[q]=te),te}function h(k){let N=[],H=[],F=[];for(let q=0;q<t;q++)N[q]=0,H[q]=0,F[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:N,enabledAttributes:H,attributeDivisors:F,object:k,attributes:{},index:null}}function f(k,N,H,F){let q=s.attributes,j=N.attributes,X=0,de=H.getAttributes();for(let Q in de)if(de[Q].location>=0){let oe=q[Q],ge=j[Q];if(ge===void 0&&(Q==="instanceMatrix"&&k.instanceMatrix&&(ge=k.instanceMatrix),Q==="instanceColor"&&k.instanceColor&&(ge=k.instanceColor)),oe===void 0||oe.attribute!==ge||ge&&oe.data!==ge.data)return!0;X++}return s.attributesNum!==X||s.index!==F}function g(k,N,H,F){let q={},j=N.attributes,X=0,de=H.getAttributes();for(let Q in de)if(de[Q].location>=0){let oe=j[Q];oe===void 0&&(Q==="instanceMatrix"&&k.instanceMatrix&&(oe=k.instanceMatrix),Q==="instanceColor"&&k.instanceColor&&(oe=k.instanceColor));let ge={};ge.attribute=oe,oe&&oe.data&&(ge.data=oe.data),q[Q]=ge,X++}s.attributes=q,s.attributesNum=X,s.index=F}function x(){let k=s.newAttributes;for(let N=0,H=k.length;N<H;N++)k[N]=0}function p(k){v(k,0)}function v(k,N){let H=s.newAttributes,F=s.enabledAttributes,q=s.attributeDivisors;H[k]=1,F[k]===0&&(n.enableVertexAttribArray(k),F[k]=1),q[k]!==N&&(n.vertexAttribDivisor(k,N),q[k]=N)}function b(){let k=s.newAttributes,N=s.enabledAttributes;for(let H=0,F=N.length;H<F;H++)N[H]!==k[H]&&(n.disableVertexAttribArray(H),N[H]=0)}function R(k,N,H,F,q,j,X){X===!0?n.vertexAttribIPointer(k,N,H,q,j):n.vertexAttribPointer(k,N,H,F,q,j)}function M(k,N,H,F){x();let q=F.attributes,j=H.getAttributes(),X=N.defaultAttributeValues;for(let de in j){let Q=j[de];if(Q.location>=0){let te=q[de];if(te===void 0&&(de==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),de==="instanceColor"&&k.instanceColor&&(te=k.instanceColor)),te!==void 0){let oe=te.normalized,ge=te.itemSize,me=e.get(te);if(me===void 0)continue;let ne=me.buffer,_e=me.type,Me=me.bytesPerElement,Le=_e===n.INT||_e===n.UNSIGNED_INT||te.gpuType===Ku;if(te.isInterleavedBufferAttribute){let Te=te.data,Ye=Te.isInterleavedBuffer===!0?Te.stride:Te.itemSize,lt=te.offset;if(Te.isInstancedInterleavedBuffer||Te.isInstancedBufferAttribute){for(let qe=0;qe<Q.locationSize;qe++)v(Q.location+qe,Te.meshPerAttribute);k.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=Te.meshPerAttribute*Te.count)}else for(let qe=0;qe<Q.locationSize;qe++)p(Q.location+qe);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let qe=0;qe<Q.locationSize;qe++)R(Q.location+qe,ge/Q.locationSize,_e,oe,Ye*Me,(lt+ge/Q.locationSize*qe)*Me,Le)}else{if(te.isInstancedBufferAttribute){for(let Te=0;Te<Q.locationSize;Te++)v(Q.location+Te,te.meshPerAttribute);k.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=te.meshPerAttribute*te.count)}else for(let Te=0;Te<Q.locationSize;Te++)p(Q.location+Te);n.bindBuffer(n.ARRAY_BUFFER,ne);for(let Te=0;Te<Q.locationSize;Te++)R(Q.location+Te,ge/Q.locationSize,_e,oe,ge*Me,ge/Q.locationSize*Te*Me,Le)}}else if(X!==void 0){let oe=X[de];if(oe!==void 0)switch(oe.length){case 2:n.vertexAttrib2fv(Q.location,oe);break;case 3:n.vertexAttrib3fv(Q.location,oe);break;case 4:n.vertexAttrib4fv(Q.location,oe);break;default:n.vertexAttrib1fv(Q.location,oe)}}}}b()}function P(){V();for(let k in i){let N=i[k];for(let H in N){let F=N[H];for(let q in F){let j=F[q];for(let X in j)u(j[X].object),delete j[X];delete F[q]}}delete i[k]}}function E(k){if(i[k.id]===void 0)return;let N=i[k.id];for(let H in N){let F=N[H];for(let q in F){let j=F[q];for(let X in j)u(j[X].object),delete j[X];delete F[q]}}delete i[k.id]}function _(k){for(let N in i){let H=i[N];for(let F in H){let q=H[F];if(q[k.id]===void 0)continue;let j=q[k.id];for(let X in j)u(j[X].object),delete j[X];delete q[k.id]}}}function C(k){for(let N in i){let H=i[N],F=k.isInstancedMesh===!0?k.id:0,q=H[F];if(q!==void 0){for(let j in q){let X=q[j];for(let de in X)u(X[de].object),delete X[de];delete q[j]}delete H[F],Object.keys(H).length===0&&delete i[N]}}}function V(){D(),o=!0,s!==r&&(s=r,c(s.object))}function D(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:V,resetDefaultState:D,dispose:P,releaseStatesOfGeometry:E,releaseStatesOfObject:C,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:p,disableUnusedAttributes:b}}function yR(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let h=0;for(let f=0;f<u;f++)h+=c[f];t.update(h,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function bR(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(_){return!(_!==Fn&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let C=_===Ui&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==mi&&_!==gi&&!C&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Qe("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),h=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),b=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),R=n.getParameter(n.MAX_VARYING_VECTORS),M=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),P=n.getParameter(n.MAX_SAMPLES),E=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:p,maxAttributes:v,maxVertexUniforms:b,maxVaryings:R,maxFragmentUniforms:M,maxSamples:P,samples:E}}function MR(n){let e=this,t=null,i=0,r=!1,s=!1,o=new lr,a=new rt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,h){let f=d.length!==0||h||i!==0||r;return r=h,i=d.length,f},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(d,h){t=u(d,h,0)},this.setState=function(d,h,f){let g=d.clippingPlanes,x=d.clipIntersection,p=d.clipShadows,v=n.get(d);if(!r||g===null||g.length===0||s&&!p)s?u(null):c();else{let b=s?0:i,R=b*4,M=v.clippingState||null;l.value=M,M=u(g,h,R,f);for(let P=0;P!==R;++P)M[P]=t[P];v.clippingState=M,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=b}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(d,h,f,g){let x=d!==null?d.length:0,p=null;if(x!==0){if(p=l.value,g!==!0||p===null){let v=f+x*4,b=h.matrixWorldInverse;a.getNormalMatrix(b),(p===null||p.length<v)&&(p=new Float32Array(v));for(let R=0,M=f;R!==x;++R,M+=4)o.copy(d[R]).applyMatrix4(b,a),o.normal.toArray(p,M),p[M+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,p}}var Ll=class extends Kn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new ml(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new ca(5,5,5),s=new wr({name:"CubemapFromEquirect",uniforms:ao(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:pi,blending:io});s.uniforms.tEquirect.value=t;let o=new an(r,s),a=t.minFilter;return t.minFilter===cr&&(t.minFilter=Ct),new ua(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},my=256,SR=3,wR=20,Oy=256,By=16,ER=3,TR=new Z,AR=new Pt,Dh=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new ua(1,10,null),this._boxMesh=new an(new ca(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=TR}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,h=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(AR));let p=new ua(i,r,u);return p.position.copy(a),p.update(l,e),l.autoClear=d,l.autoClearColor=h,l.autoClearDepth=f,l.autoClearStencil=g,e.background=x,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=xy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=vy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(my,uy(e))}_fromTexture(e,t){e.mapping===so||e.mapping===fa?this._setSize(e.image.length===0?my:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=gy(e,!1,!1),i=Math.log2(e)-SR;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=gy(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===so||e.mapping===fa?(this._cubemapMaterial===null&&(this._cubemapMaterial=xy()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=vy()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=RR(),this._integrationMaterial=CR());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/By);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-ER)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Oy*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=PR());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function gy(n,e,t){return new Ll(n,{minFilter:cr,generateMipmaps:e,type:Ui,colorSpace:eo,depthBuffer:t})}function Il(n,e,t){return new wr({name:n,uniforms:e,vertexShader:mt.cube_vert,fragmentShader:t,side:pi,blending:io,depthTest:!1,depthWrite:!1})}function RR(){return Il("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Oy}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function CR(){return Il("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:By}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function PR(){return Il("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${wR}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function vy(){return Il("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function xy(){return Il("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function LR(n){let e=new WeakMap,t=new WeakMap,i=null;function r(h,f=!1){return h==null?null:f?o(h):s(h)}function s(h){if(h&&h.isTexture){let f=h.mapping;if(f===$u||f===Yu)if(e.has(h)){let g=e.get(h).texture;return a(g,h.mapping)}else{let g=h.image;if(g&&g.height>0){let x=new Ll(g.height);return x.fromEquirectangularTexture(n,h),e.set(h,x),h.addEventListener("dispose",c),a(x.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture&&h.isPMREMTexture!==!0){let f=h.mapping,g=f===$u||f===Yu,x=f===so||f===fa;if(g||x){let p=t.get(h),v=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==v)return i===null&&(i=new Dh(n)),p=g?i.fromEquirectangular(h,p):i.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),p.texture;if(p!==void 0)return p.texture;{let b=h.image;return g&&b&&b.height>0||x&&b&&l(b)?(i===null&&(i=new Dh(n)),p=g?i.fromEquirectangular(h):i.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),h.addEventListener("dispose",u),p.texture):null}}}return h}function a(h,f){return f===$u?h.mapping=so:f===Yu&&(h.mapping=fa),h}function l(h){let f=0,g=6;for(let x=0;x<g;x++)h[x]!==void 0&&f++;return f===g}function c(h){let f=h.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(h){let f=h.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:d}}function IR(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&ol("WebGLRenderer: "+i+" extension not supported."),r}}}function DR(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(g=>delete r[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete r[g.id],o.unregister(g);let x=s.get(g);x&&(e.remove(x),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,x){return r[x.id]!==void 0||(x.addEventListener("dispose",a),r[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function u(g){let x=g.attributes;for(let p in x)e.update(x[p],n.ARRAY_BUFFER)}function d(g){let x=g.index,p=g.attributes.position,v=0;if(p===void 0)return;let b=x!==null?x.array.length:p.array.length/3-1,R=p.count>=65535?pl:fl,M=new R(Math.ceil(b/3)*6,1),P=M.array;if(x!==null){let _=x.array;v=x.version;for(let C=0,V=0;C<b;C+=3){let D=_[C+0],k=_[C+1],N=_[C+2];P[V++]=D,P[V++]=k,P[V++]=k,P[V++]=N,P[V++]=N,P[V++]=D}}else{v=p.version;for(let _=0,C=0;_<b;_+=3){let V=_+0,D=_+1,k=_+2;P[C++]=V,P[C++]=D,P[C++]=D,P[C++]=k,P[C++]=k,P[C++]=V}}M.version=v;let E=s.get(g);E&&e.remove(E),s.set(g,M)}function h(g){let x=s.get(g);if(x){let p=g.index;p!==null&&x.version<p.version&&d(g)}else d(g);return s.get(g)}function f(){for(let g in r){let x=r[g].deref();x!==void 0&&l(x)}}return{get:c,update:u,getWireframeAttribute:h,dispose:f}}function NR(n,e,t){let i;function r(d){i=d}let s,o;function a(d){s=d.type,o=d.bytesPerElement}function l(d,h){n.drawElements(i,h,s,d*o),t.update(h,i,1)}function c(d,h,f){f!==0&&(n.drawElementsInstanced(i,h,s,d*o,f),t.update(h,i,f))}function u(d,h,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,h,0,s,d,0,f);let x=0;for(let p=0;p<f;p++)x+=h[p];t.update(x,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function kR(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function FR(n,e,t){let i=new WeakMap,r=new pt;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=u!==void 0?u.length:0,h=i.get(a);if(h===void 0||h.count!==d){let V=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",V)};h!==void 0&&h.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],b=a.morphAttributes.color||[],R=0;f===!0&&(R=1),g===!0&&(R=2),x===!0&&(R=3);let M=a.attributes.position.count*R,P=1;M>e.maxTextureSize&&(P=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let E=new Float32Array(M*P*4*d),_=new hl(E,M,P,d);_.type=gi,_.needsUpdate=!0;let C=R*4;for(let D=0;D<d;D++){let k=p[D],N=v[D],H=b[D],F=M*P*4*D;for(let q=0;q<k.count;q++){let j=q*C;f===!0&&(r.fromBufferAttribute(k,q),E[F+j+0]=r.x,E[F+j+1]=r.y,E[F+j+2]=r.z,E[F+j+3]=0),g===!0&&(r.fromBufferAttribute(N,q),E[F+j+4]=r.x,E[F+j+5]=r.y,E[F+j+6]=r.z,E[F+j+7]=0),x===!0&&(r.fromBufferAttribute(H,q),E[F+j+8]=r.x,E[F+j+9]=r.y,E[F+j+10]=r.z,E[F+j+11]=H.itemSize===4?r.w:1)}}h={count:d,texture:_,size:new at(M,P)},i.set(a,h),a.addEventListener("dispose",V)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",h.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",h.size)}return{update:s}}function UR(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,d=c.geometry,h=e.get(c,d);if(s.get(h)!==u&&(e.update(h),s.set(h,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==u&&(f.update(),s.set(f,u))}return h}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var OR={[bp]:"LINEAR_TONE_MAPPING",[Mp]:"REINHARD_TONE_MAPPING",[Sp]:"CINEON_TONE_MAPPING",[wp]:"ACES_FILMIC_TONE_MAPPING",[Tp]:"AGX_TONE_MAPPING",[Ap]:"NEUTRAL_TONE_MAPPING",[Ep]:"CUSTOM_TONE_MAPPING"};function BR(n,e,t,i,r,s){let o=new Kn(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new fi;u.setAttribute("position",new $i([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new $i([0,2,0,0,2,0],2));let d=new qn({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),h=new an(u,d),f=new Wu(-1,1,1,-1,0,1),g=null,x=null,p=!1,v,b=null,R=[],M=!1;this.setSize=function(P,E){o.setSize(P,E),a!==null&&a.setSize(P,E),l!==null&&l.setSize(P,E);for(let _=0;_<R.length;_++){let C=R[_];C.setSize&&C.setSize(P,E)}},this.setEffects=function(P){R=P,M=R.length>0&&R[0].isRenderPass===!0;let E=o.width,_=o.height;R.length>0&&a===null&&(a=new Kn(E,_,{type:Ui,depthBuffer:!1,stencilBuffer:!1}),l=new Kn(E,_,{type:Ui,depthBuffer:!1,stencilBuffer:!1}));let C=r===!0&&R.some(V=>V.needsDepthTexture===!0);C!==(o.depthTexture!==null)&&(C===!0&&c===null&&(c=new Jr(E,_),s===!0&&(c.format=Qr,c.type=oo)),o.dispose(),o.depthTexture=C?c:null,o.resolveDepthBuffer=C,o.storeMultisampledDepthBuffer=C);for(let V=0;V<R.length;V++){let D=R[V];D.setSize&&D.setSize(E,_),C&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(P,E){if(p||P.toneMapping===Er&&R.length===0)return!1;if(b=E,E!==null){let _=E.width,C=E.height;(o.width!==_||o.height!==C)&&this.setSize(_,C)}return M===!1&&P.setRenderTarget(o),v=P.toneMapping,P.toneMapping=Er,!0},this.hasRenderPass=function(){return M},this.end=function(P,E){P.toneMapping=v,p=!0;let _=o,C=a;for(let V=0;V<R.length;V++){let D=R[V];D.enabled!==!1&&(D.render(P,C,_,E),D.needsSwap!==!1&&(_=C,C=C===a?l:a))}if(g!==P.outputColorSpace||x!==P.toneMapping){g=P.outputColorSpace,x=P.toneMapping,d.defines={},Tt.getTransfer(g)===Ut&&(d.defines.SRGB_TRANSFER="");let V=OR[x];V&&(d.defines[V]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=_.texture,P.setRenderTarget(b),P.render(h,f),b=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),d.dispose()}}var zy=new _i,Hy=new Jr(1,1),Vy=new gl(1),Gy=new hl,Wy=new Ru,Xy=new ml,_y=[],yy=[],by=new Float32Array(16),My=new Float32Array(9),Sy=new Float32Array(4);function xa(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=_y[r];if(s===void 0&&(s=new Float32Array(r),_y[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function Un(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function On(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function kh(n,e){let t=yy[e];t===void 0&&(t=new Int32Array(e),yy[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function zR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function HR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;n.uniform2fv(this.addr,e),On(t,e)}}function VR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Un(t,e))return;n.uniform3fv(this.addr,e),On(t,e)}}function GR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;n.uniform4fv(this.addr,e),On(t,e)}}function WR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Un(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),On(t,e)}else{if(Un(t,i))return;Sy.set(i),n.uniformMatrix2fv(this.addr,!1,Sy),On(t,i)}}function XR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Un(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),On(t,e)}else{if(Un(t,i))return;My.set(i),n.uniformMatrix3fv(this.addr,!1,My),On(t,i)}}function qR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Un(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),On(t,e)}else{if(Un(t,i))return;by.set(i),n.uniformMatrix4fv(this.addr,!1,by),On(t,i)}}function $R(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function YR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;n.uniform2iv(this.addr,e),On(t,e)}}function ZR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Un(t,e))return;n.uniform3iv(this.addr,e),On(t,e)}}function KR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;n.uniform4iv(this.addr,e),On(t,e)}}function JR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function jR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;n.uniform2uiv(this.addr,e),On(t,e)}}function QR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Un(t,e))return;n.uniform3uiv(this.addr,e),On(t,e)}}function eC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;n.uniform4uiv(this.addr,e),On(t,e)}}function Fh(n){return n.version===0&&(n.compareFunction=Op,n.needsUpdate=!0),n}function tC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=Fh(Hy):s=zy,t.setTexture2D(e||s,r)}function nC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||Wy,r)}function iC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=Fh(Vy):s=Xy,t.setTextureCube(e||s,r)}function rC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||Gy,r)}function sC(n){switch(n){case 5126:return zR;case 35664:return HR;case 35665:return VR;case 35666:return GR;case 35674:return WR;case 35675:return XR;case 35676:return qR;case 5124:case 35670:return $R;case 35667:case 35671:return YR;case 35668:case 35672:return ZR;case 35669:case 35673:return KR;case 5125:return JR;case 36294:return jR;case 36295:return QR;case 36296:return eC;case 35678:case 36198:case 36298:case 36306:case 35682:return tC;case 35679:case 36299:case 36307:return nC;case 35680:case 36300:case 36308:case 36293:return iC;case 36289:case 36303:case 36311:case 36292:return rC}}function oC(n,e){n.uniform1fv(this.addr,e)}function aC(n,e){let t=xa(e,this.size,2);n.uniform2fv(this.addr,t)}function lC(n,e){let t=xa(e,this.size,3);n.uniform3fv(this.addr,t)}function cC(n,e){let t=xa(e,this.size,4);n.uniform4fv(this.addr,t)}function uC(n,e){let t=xa(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function hC(n,e){let t=xa(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function dC(n,e){let t=xa(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function fC(n,e){n.uniform1iv(this.addr,e)}function pC(n,e){n.uniform2iv(this.addr,e)}function mC(n,e){n.uniform3iv(this.addr,e)}function gC(n,e){n.uniform4iv(this.addr,e)}function vC(n,e){n.uniform1uiv(this.addr,e)}function xC(n,e){n.uniform2uiv(this.addr,e)}function _C(n,e){n.uniform3uiv(this.addr,e)}function yC(n,e){n.uniform4uiv(this.addr,e)}function bC(n,e,t){let i=this.cache,r=e.length,s=kh(t,r);Un(i,s)||(n.uniform1iv(this.addr,s),On(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=Fh(Hy):o=zy;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function MC(n,e,t){let i=this.cache,r=e.length,s=kh(t,r);Un(i,s)||(n.uniform1iv(this.addr,s),On(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||Wy,s[o])}function SC(n,e,t){let i=this.cache,r=e.length,s=kh(t,r);Un(i,s)||(n.uniform1iv(this.addr,s),On(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Fh(Vy):o=Xy;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function wC(n,e,t){let i=this.cache,r=e.length,s=kh(t,r);Un(i,s)||(n.uniform1iv(this.addr,s),On(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||Gy,s[o])}function EC(n){switch(n){case 5126:return oC;case 35664:return aC;case 35665:return lC;case 35666:return cC;case 35674:return uC;case 35675:return hC;case 35676:return dC;case 5124:case 35670:return fC;case 35667:case 35671:return pC;case 35668:case 35672:return mC;case 35669:case 35673:return gC;case 5125:return vC;case 36294:return xC;case 36295:return _C;case 36296:return yC;case 35678:case 36198:case 36298:case 36306:case 35682:return bC;case 35679:case 36299:case 36307:return MC;case 35680:case 36300:case 36308:case 36293:return SC;case 36289:case 36303:case 36311:case 36292:return wC}}var Qp=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=sC(t.type)}},em=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=EC(t.type)}},tm=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},Jp=/(\w+)(\])?(\[|\.)?/g;function wy(n,e){n.seq.push(e),n.map[e.id]=e}function TC(n,e,t){let i=n.name,r=i.length;for(Jp.lastIndex=0;;){let s=Jp.exec(i),o=Jp.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){wy(t,c===void 0?new Qp(a,n,e):new em(a,n,e));break}else{let d=t.map[a];d===void 0&&(d=new tm(a),wy(t,d)),t=d}}}var va=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);TC(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function Ey(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var AC=37297,RC=0;function CC(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var Ty=new rt;function PC(n){Tt._getMatrix(Ty,Tt.workingColorSpace,n);let e=`mat3( ${Ty.elements.map(t=>t.toFixed(4))} )`;switch(Tt.getTransfer(n)){case ll:return[e,"LinearTransferOETF"];case Ut:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Ay(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+CC(n.getShaderSource(e),a)}else return s}function LC(n,e){let t=PC(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var IC={[bp]:"Linear",[Mp]:"Reinhard",[Sp]:"Cineon",[wp]:"ACESFilmic",[Tp]:"AgX",[Ap]:"Neutral",[Ep]:"Custom"};function DC(n,e){let t=IC[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Ih=new Z;function NC(){Tt.getLuminanceCoefficients(Ih);let n=Ih.x.toFixed(4),e=Ih.y.toFixed(4),t=Ih.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function kC(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Pl).join(`
`)}function FC(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function UC(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Pl(n){return n!==""}function Ry(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Cy(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var OC=/^[ \t]*#include +<([\w\d./]+)>/gm;function nm(n){return n.replace(OC,BC)}function BC(n,e){let t=mt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return nm(t)}var zC=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Py(n){return n.replace(zC,HC)}function HC(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function Ly(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var VC={[yl]:"SHADOWMAP_TYPE_PCF",[ha]:"SHADOWMAP_TYPE_VSM"};function GC(n){return VC[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var WC={[fa]:"ENVMAP_MODE_REFRACTION"};function XC(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":WC[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var qC={[yp]:"ENVMAP_BLENDING_MULTIPLY",[Y_]:"ENVMAP_BLENDING_MIX",[Z_]:"ENVMAP_BLENDING_ADD"};function $C(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":qC[n.combine]||"ENVMAP_BLENDING_NONE"}function YC(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=GC(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=XC(t),d=$C(t),h=kC(t),f=FC(s),g=r.createProgram(),x,p,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Pl).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Pl).join(`
`),p.length>0&&(p+=`
`)):(x=[Ly(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Pl).join(`
`),p=[Ly(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Er?"#define TONE_MAPPING":"",t.toneMapping!==Er?mt.tonemapping_pars_fragment:"",t.toneMapping!==Er?DC("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",mt.colorspace_pars_fragment,LC("linearToOutputTexel",t.outputColorSpace),NC(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Pl).join(`
`)),o=nm(o),o=Ry(o,t),o=Cy(o,t),a=nm(a),a=Ry(a,t),a=Cy(a,t),o=Py(o),a=Py(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,x=[h,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",t.glslVersion===Jn?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Jn?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let b=v+x+o,R=v+p+a,M=Ey(r,r.VERTEX_SHADER,b),P=Ey(r,r.FRAGMENT_SHADER,R);r.attachShader(g,M),r.attachShader(g,P),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function E(D){if(n.debug.checkShaderErrors){let k=r.getProgramInfoLog(g)||"",N=r.getShaderInfoLog(M)||"",H=r.getShaderInfoLog(P)||"",F=k.trim(),q=N.trim(),j=H.trim(),X=!0,de=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(X=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,g,M,P);else{let Q=Ay(r,M,"vertex"),te=Ay(r,P,"fragment");it("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+F+`
`+Q+`
`+te)}else F!==""?Qe("WebGLProgram: Program Info Log:",F):(q===""||j==="")&&(de=!1);de&&(D.diagnostics={runnable:X,programLog:F,vertexShader:{log:q,prefix:x},fragmentShader:{log:j,prefix:p}})}r.deleteShader(M),r.deleteShader(P),_=new va(r,g),C=UC(r,g)}let _;this.getUniforms=function(){return _===void 0&&E(this),_};let C;this.getAttributes=function(){return C===void 0&&E(this),C};let V=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return V===!1&&(V=r.getProgramParameter(g,AC)),V},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=RC++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=M,this.fragmentShader=P,this}var ZC=0,im=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new rm(e),t.set(e,i)),i}},rm=class{constructor(e){this.id=ZC++,this.code=e,this.usedTimes=0}};function KC(n){return n===Ps||n===Tl||n===Al}function JC(n,e,t,i,r,s){let o=new dl,a=new im,l=new Set,c=[],u=new Map,d=i.logarithmicDepthBuffer,h={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,C,V,D,k,N){let H=D.fog,F=k.geometry,q=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?D.environment:null,j=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,X=e.get(_.envMap||q,j),de=h[_.type],Q=i.precision;_.precision!==null&&(Q=i.getMaxPrecision(_.precision),Q!==_.precision&&Qe("WebGLProgram.getParameters:",_.precision,"not supported, using",Q,"instead."));let te=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,oe=te!==void 0?te.length:0,ge=0;F.morphAttributes.position!==void 0&&(ge=1),F.morphAttributes.normal!==void 0&&(ge=2),F.morphAttributes.color!==void 0&&(ge=3);let me,ne,_e,Me;if(de){let Ie=Ar[de];me=Ie.vertexShader,ne=Ie.fragmentShader}else{me=_.vertexShader,ne=_.fragmentShader;let Ie=a.getVertexShaderStage(_),ut=a.getFragmentShaderStage(_);a.update(_,Ie,ut),_e=Ie.id,Me=ut.id}let Le=n.getRenderTarget(),Te=n.state.buffers.depth.getReversed(),Ye=k.isInstancedMesh===!0,lt=k.isBatchedMesh===!0,qe=!!_.map,gt=!!_.matcap,ht=!!X,st=ht&&X.isPMREMTexture===!0,rn=!!_.aoMap,Kt=!!_.lightMap,Mn=!!_.bumpMap&&_.wireframe===!1,Vt=!!_.normalMap,zn=!!_.displacementMap,Rt=!!_.emissiveMap,Ln=!!_.metalnessMap,fn=!!_.roughnessMap,Sn=_.anisotropy>0,z=_.clearcoat>0,De=_.diffuseRoughness>0,Je=_.dispersion>0,ct=_.retroreflectivity>0,Ae=_.iridescence>0,Wt=_.sheen>0,Xe=_.transmission>0,Ke=Sn&&!!_.anisotropyMap,L=z&&!!_.clearcoatMap,S=z&&!!_.clearcoatNormalMap,$=z&&!!_.clearcoatRoughnessMap,fe=De&&!!_.diffuseRoughnessMap,ce=Ae&&!!_.iridescenceMap,be=Ae&&!!_.iridescenceThicknessMap,Se=Wt&&!!_.sheenColorMap,ie=Wt&&!!_.sheenRoughnessMap,se=!!_.specularMap,xe=!!_.specularColorMap,B=!!_.specularIntensityMap,ae=Xe&&!!_.transmissionMap,re=Xe&&!!_.thicknessMap,Re=!!_.gradientMap,ye=!!_.alphaMap,Ee=_.alphaTest>0,$e=!!_.alphaHash,et=!!_.extensions,he=Er;_.toneMapped&&(Le===null||Le.isXRRenderTarget===!0)&&(he=n.toneMapping);let Ve=st?X.isCompressedCubeTexture?X.image[0].mipmaps:X.mipmaps:null,tt={shaderID:de,shaderType:_.type,shaderName:_.name,vertexShader:me,fragmentShader:ne,defines:_.defines,customVertexShaderID:_e,customFragmentShaderID:Me,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:Q,batching:lt,batchingColor:lt&&k._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&k.instanceColor!==null,instancingMorph:Ye&&k.morphTexture!==null,outputColorSpace:Le===null?n.outputColorSpace:Le.isXRRenderTarget===!0?Le.texture.colorSpace:Tt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:qe,matcap:gt,envMap:ht,envMapMode:ht&&X.mapping,envMapPMREM:st,envMapMaxLod:st?Ve.length-1:null,envMapSize:st?Ve[0].width:null,aoMap:rn,lightMap:Kt,bumpMap:Mn,normalMap:Vt,displacementMap:zn,emissiveMap:Rt,normalMapObjectSpace:Vt&&_.normalMapType===j_,normalMapTangentSpace:Vt&&_.normalMapType===kp,packedNormalMap:Vt&&_.normalMapType===kp&&KC(_.normalMap.format),metalnessMap:Ln,roughnessMap:fn,anisotropy:Sn,anisotropyMap:Ke,clearcoat:z,clearcoatMap:L,clearcoatNormalMap:S,clearcoatRoughnessMap:$,diffuseRoughness:De,diffuseRoughnessMap:fe,dispersion:Je,retroreflection:ct,iridescence:Ae,iridescenceMap:ce,iridescenceThicknessMap:be,sheen:Wt,sheenColorMap:Se,sheenRoughnessMap:ie,specularMap:se,specularColorMap:xe,specularIntensityMap:B,transmission:Xe,transmissionMap:ae,thicknessMap:re,gradientMap:Re,opaque:_.transparent===!1&&_.blending===da&&_.alphaToCoverage===!1,alphaMap:ye,alphaTest:Ee,alphaHash:$e,combine:_.combine,mapUv:qe&&f(_.map.channel),aoMapUv:rn&&f(_.aoMap.channel),lightMapUv:Kt&&f(_.lightMap.channel),bumpMapUv:Mn&&f(_.bumpMap.channel),normalMapUv:Vt&&f(_.normalMap.channel),displacementMapUv:zn&&f(_.displacementMap.channel),emissiveMapUv:Rt&&f(_.emissiveMap.channel),metalnessMapUv:Ln&&f(_.metalnessMap.channel),roughnessMapUv:fn&&f(_.roughnessMap.channel),anisotropyMapUv:Ke&&f(_.anisotropyMap.channel),clearcoatMapUv:L&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:$&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:fe&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ce&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:Se&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(_.sheenRoughnessMap.channel),specularMapUv:se&&f(_.specularMap.channel),specularColorMapUv:xe&&f(_.specularColorMap.channel),specularIntensityMapUv:B&&f(_.specularIntensityMap.channel),transmissionMapUv:ae&&f(_.transmissionMap.channel),thicknessMapUv:re&&f(_.thicknessMap.channel),alphaMapUv:ye&&f(_.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(Vt||Sn),vertexNormals:!!F.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!F.attributes.uv&&(qe||ye),fog:!!H,useFog:_.fog===!0,fogExp2:!!H&&H.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||F.attributes.normal===void 0&&Vt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Te,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:F.attributes.position!==void 0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:ge,numSunLights:C.sun.length,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numSunLightShadows:C.sunShadowMap.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:N.filter(Ie=>Ie.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&V.length>0,shadowMapType:n.shadowMap.type,toneMapping:he,decodeVideoTexture:qe&&_.map.isVideoTexture===!0&&Tt.getTransfer(_.map.colorSpace)===Ut,decodeVideoTextureEmissive:Rt&&_.emissiveMap.isVideoTexture===!0&&Tt.getTransfer(_.emissiveMap.colorSpace)===Ut,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===kn,flipSided:_.side===pi,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:et&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&_.extensions.multiDraw===!0||lt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function x(_){let C=[];if(_.shaderID?C.push(_.shaderID):(C.push(_.customVertexShaderID),C.push(_.customFragmentShaderID)),_.defines!==void 0)for(let V in _.defines)C.push(V),C.push(_.defines[V]);return _.isRawShaderMaterial===!1&&(p(C,_),v(C,_),C.push(n.outputColorSpace)),C.push(_.customProgramCacheKey),C.join()}function p(_,C){_.push(C.precision),_.push(C.outputColorSpace),_.push(C.envMapMode),_.push(C.envMapPMREM),_.push(C.envMapMaxLod),_.push(C.envMapSize),_.push(C.mapUv),_.push(C.alphaMapUv),_.push(C.lightMapUv),_.push(C.aoMapUv),_.push(C.bumpMapUv),_.push(C.normalMapUv),_.push(C.displacementMapUv),_.push(C.emissiveMapUv),_.push(C.metalnessMapUv),_.push(C.roughnessMapUv),_.push(C.anisotropyMapUv),_.push(C.clearcoatMapUv),_.push(C.clearcoatNormalMapUv),_.push(C.clearcoatRoughnessMapUv),_.push(C.diffuseRoughnessMapUv),_.push(C.iridescenceMapUv),_.push(C.iridescenceThicknessMapUv),_.push(C.sheenColorMapUv),_.push(C.sheenRoughnessMapUv),_.push(C.specularMapUv),_.push(C.specularColorMapUv),_.push(C.specularIntensityMapUv),_.push(C.transmissionMapUv),_.push(C.thicknessMapUv),_.push(C.combine),_.push(C.fogExp2),_.push(C.sizeAttenuation),_.push(C.morphTargetsCount),_.push(C.numSunLights),_.push(C.numDirLights),_.push(C.numPointLights),_.push(C.numSpotLights),_.push(C.numSpotLightMaps),_.push(C.numHemiLights),_.push(C.numRectAreaLights),_.push(C.numSunLightShadows),_.push(C.numDirLightShadows),_.push(C.numPointLightShadows),_.push(C.numSpotLightShadows),_.push(C.numSpotLightShadowsWithMaps),_.push(C.numLightProbes),_.push(C.numLightProbeGrids),_.push(C.shadowMapType),_.push(C.toneMapping),_.push(C.numClippingPlanes),_.push(C.numClipIntersection),_.push(C.depthPacking)}function v(_,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.retroreflection&&o.enable(24),C.diffuseRoughness&&o.enable(25),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),C.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function b(_){let C=h[_.type],V;if(C){let D=Ar[C];V=dy.clone(D.uniforms)}else V=_.uniforms;return V}function R(_,C){let V=u.get(C);return V!==void 0?++V.usedTimes:(V=new YC(n,C,_,r),c.push(V),u.set(C,V)),V}function M(_){if(--_.usedTimes===0){let C=c.indexOf(_);c[C]=c[c.length-1],c.pop(),u.delete(_.cacheKey),_.destroy()}}function P(_){a.remove(_)}function E(){a.dispose()}return{getParameters:g,getProgramCacheKey:x,getUniforms:b,acquireProgram:R,releaseProgram:M,releaseShaderCache:P,programs:c,dispose:E}}function jC(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function QC(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Iy(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Dy(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(h){let f=0;return h.isInstancedMesh&&(f+=2),h.isSkinnedMesh&&(f+=1),f}function a(h,f,g,x,p,v){let b=n[e];return b===void 0?(b={id:h.id,object:h,geometry:f,material:g,materialVariant:o(h),groupOrder:x,renderOrder:h.renderOrder,z:p,group:v},n[e]=b):(b.id=h.id,b.object=h,b.geometry=f,b.material=g,b.materialVariant=o(h),b.groupOrder=x,b.renderOrder=h.renderOrder,b.z=p,b.group=v),e++,b}function l(h,f,g,x,p,v,b){b.reversedDepth===!0&&(p=-p);let R=a(h,f,g,x,p,v);g.transmission>0?i.push(R):g.transparent===!0?r.push(R):t.push(R)}function c(h,f,g,x,p,v){let b=a(h,f,g,x,p,v);g.transmission>0?i.unshift(b):g.transparent===!0?r.unshift(b):t.unshift(b)}function u(h,f){t.length>1&&t.sort(h||QC),i.length>1&&i.sort(f||Iy),r.length>1&&r.sort(f||Iy)}function d(){for(let h=e,f=n.length;h<f;h++){let g=n[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:d,sort:u}}function e2(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new Dy,n.set(i,[o])):r>=s.length?(o=new Dy,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function t2(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Z,color:new Pt};break;case"SpotLight":t={position:new Z,direction:new Z,color:new Pt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Z,color:new Pt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Z,skyColor:new Pt,groundColor:new Pt};break;case"RectAreaLight":t={color:new Pt,position:new Z,halfWidth:new Z,halfHeight:new Z};break}return n[e.id]=t,t}}}function n2(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var i2=0;function r2(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function s2(n){let e=new t2,t=n2(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Z);let r=new Z,s=new Yt,o=new Yt;function a(c){let u=0,d=0,h=0;for(let N=0;N<9;N++)i.probe[N].set(0,0,0);let f=0,g=0,x=0,p=0,v=0,b=0,R=0,M=0,P=0,E=0,_=0,C=0,V=0,D=0;c.sort(r2);for(let N=0,H=c.length;N<H;N++){let F=c[N],q=F.color,j=F.intensity,X=F.distance,de=null;if(F.shadow&&F.shadow.map&&(F.shadow.map.texture.format===Ps?de=F.shadow.map.texture:de=F.shadow.map.depthTexture||F.shadow.map.texture),F.isAmbientLight)u+=q.r*j,d+=q.g*j,h+=q.b*j;else if(F.isLightProbe){for(let Q=0;Q<9;Q++)i.probe[Q].addScaledVector(F.sh.coefficients[Q],j);D++}else if(F.isSunLight){let Q=e.get(F);if(Q.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize.copy(te.mapSize).multiply(te.getFrameExtents()),i.sunShadow[g]=oe,i.sunShadowMap[g]=de;let ge=te.getViewportCount();for(let me=0;me<ge;me++)i.sunShadowMatrix[x+me]=te.getMatrix(me),i.sunShadowCascade[x+me]=te._cascadeData[me];x+=ge,g++}i.sun[f]=Q,f++}else if(F.isDirectionalLight){let Q=e.get(F);if(Q.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.directionalShadow[p]=oe,i.directionalShadowMap[p]=de,i.directionalShadowMatrix[p]=F.shadow.matrix,P++}i.directional[p]=Q,p++}else if(F.isSpotLight){let Q=e.get(F);Q.position.setFromMatrixPosition(F.matrixWorld),Q.color.copy(q).multiplyScalar(j),Q.distance=X,Q.coneCos=Math.cos(F.angle),Q.penumbraCos=Math.cos(F.angle*(1-F.penumbra)),Q.decay=F.decay,i.spot[b]=Q;let te=F.shadow;if(F.map&&(i.spotLightMap[C]=F.map,C++,te.updateMatrices(F),F.castShadow&&V++),i.spotLightMatrix[b]=te.matrix,F.castShadow){let oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,i.spotShadow[b]=oe,i.spotShadowMap[b]=de,_++}b++}else if(F.isRectAreaLight){let Q=e.get(F);Q.color.copy(q).multiplyScalar(j),Q.halfWidth.set(F.width*.5,0,0),Q.halfHeight.set(0,F.height*.5,0),i.rectArea[R]=Q,R++}else if(F.isPointLight){let Q=e.get(F);if(Q.color.copy(F.color).multiplyScalar(F.intensity),Q.distance=F.distance,Q.decay=F.decay,F.castShadow){let te=F.shadow,oe=t.get(F);oe.shadowIntensity=te.intensity,oe.shadowBias=te.bias,oe.shadowNormalBias=te.normalBias,oe.shadowRadius=te.radius,oe.shadowMapSize=te.mapSize,oe.shadowCameraNear=te.camera.near,oe.shadowCameraFar=te.camera.far,i.pointShadow[v]=oe,i.pointShadowMap[v]=de,i.pointShadowMatrix[v]=F.shadow.matrix,E++}i.point[v]=Q,v++}else if(F.isHemisphereLight){let Q=e.get(F);Q.skyColor.copy(F.color).multiplyScalar(j),Q.groundColor.copy(F.groundColor).multiplyScalar(j),i.hemi[M]=Q,M++}}R>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Ue.LTC_FLOAT_1,i.rectAreaLTC2=Ue.LTC_FLOAT_2):(i.rectAreaLTC1=Ue.LTC_HALF_1,i.rectAreaLTC2=Ue.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=d,i.ambient[2]=h;let k=i.hash;(k.sunLength!==f||k.directionalLength!==p||k.pointLength!==v||k.spotLength!==b||k.rectAreaLength!==R||k.hemiLength!==M||k.numSunShadows!==g||k.numDirectionalShadows!==P||k.numPointShadows!==E||k.numSpotShadows!==_||k.numSpotMaps!==C||k.numLightProbes!==D)&&(i.sun.length=f,i.directional.length=p,i.spot.length=b,i.rectArea.length=R,i.point.length=v,i.hemi.length=M,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=P,i.directionalShadowMap.length=P,i.directionalShadowMatrix.length=P,i.pointShadow.length=E,i.pointShadowMap.length=E,i.pointShadowMatrix.length=E,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+C-V,i.spotLightMap.length=C,i.numSpotLightShadowsWithMaps=V,i.numLightProbes=D,k.sunLength=f,k.directionalLength=p,k.pointLength=v,k.spotLength=b,k.rectAreaLength=R,k.hemiLength=M,k.numSunShadows=g,k.numDirectionalShadows=P,k.numPointShadows=E,k.numSpotShadows=_,k.numSpotMaps=C,k.numLightProbes=D,i.version=i2++)}function l(c,u){let d=0,h=0,f=0,g=0,x=0,p=0,v=u.matrixWorldInverse;for(let b=0,R=c.length;b<R;b++){let M=c[b];if(M.isSunLight){let P=i.sun[d];P.direction.setFromMatrixPosition(M.matrixWorld),P.direction.transformDirection(v),d++}else if(M.isDirectionalLight){let P=i.directional[h];P.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),P.direction.sub(r),P.direction.transformDirection(v),h++}else if(M.isSpotLight){let P=i.spot[g];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),P.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),P.direction.sub(r),P.direction.transformDirection(v),g++}else if(M.isRectAreaLight){let P=i.rectArea[x];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),o.identity(),s.copy(M.matrixWorld),s.premultiply(v),o.extractRotation(s),P.halfWidth.set(M.width*.5,0,0),P.halfHeight.set(0,M.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),x++}else if(M.isPointLight){let P=i.point[f];P.position.setFromMatrixPosition(M.matrixWorld),P.position.applyMatrix4(v),f++}else if(M.isHemisphereLight){let P=i.hemi[p];P.direction.setFromMatrixPosition(M.matrixWorld),P.direction.transformDirection(v),p++}}}return{setup:a,setupView:l,state:i}}function Ny(n){let e=new s2(n),t=[],i=[],r=[];function s(d){u.camera=d,t.length=0,i.length=0,r.length=0}function o(d){d.isLightProbeGrid?r.push(d):t.push(d)}function a(d){i.push(d)}function l(){e.setup(t),r.sort((d,h)=>d.priority-h.priority||d.id-h.id)}function c(d){e.setupView(t,d)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function o2(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new Ny(n),e.set(r,[a])):s>=o.length?(a=new Ny(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var a2=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,l2=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,c2=[new Z(1,0,0),new Z(-1,0,0),new Z(0,1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1)],u2=[new Z(0,-1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1),new Z(0,-1,0),new Z(0,-1,0)],ky=new Yt,Cl=new Z,jp=new Z;function h2(n,e,t){let i=new Kr,r=new at,s=new at,o=new pt,a=new Iu,l=new Du,c={},u=t.maxTextureSize,d={[Cs]:pi,[pi]:Cs,[kn]:kn},h=new wr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new at},radius:{value:4}},vertexShader:a2,fragmentShader:l2}),f=h.clone();f.defines.HORIZONTAL_PASS=1;let g=new fi;g.setAttribute("position",new hn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new an(g,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=yl;let v=this.type;this.render=function(E,_,C){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||E.length===0)return;this.type===C_&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=yl);let V=n.getRenderTarget(),D=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),N=n.state;N.setBlending(io),N.buffers.depth.getReversed()===!0?N.buffers.color.setClear(0,0,0,0):N.buffers.color.setClear(1,1,1,1),N.buffers.depth.setTest(!0),N.setScissorTest(!1);let H=v!==this.type;H&&_.traverse(function(F){F.material&&(Array.isArray(F.material)?F.material.forEach(q=>q.needsUpdate=!0):F.material.needsUpdate=!0)});for(let F=0,q=E.length;F<q;F++){let j=E[F],X=j.shadow;if(X===void 0){Qe("WebGLShadowMap:",j,"has no shadow.");continue}if(X.autoUpdate===!1&&X.needsUpdate===!1)continue;r.copy(X.mapSize);let de=X.getFrameExtents();r.multiply(de),s.copy(X.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/de.x),r.x=s.x*de.x,X.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/de.y),r.y=s.y*de.y,X.mapSize.y=s.y));let Q=n.state.buffers.depth.getReversed();if(X.camera._reversedDepth=Q,X.map===null||H===!0){if(X.map!==null&&(X.map.depthTexture!==null&&(X.map.depthTexture.dispose(),X.map.depthTexture=null),X.map.dispose()),this.type===ha){if(j.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}X.map=new Kn(r.x,r.y,{format:Ps,type:Ui,minFilter:Ct,magFilter:Ct,generateMipmaps:!1}),X.map.texture.name=j.name+".shadowMap",X.map.depthTexture=new Jr(r.x,r.y,gi),X.map.depthTexture.name=j.name+".shadowMapDepth",X.map.depthTexture.format=Zr,X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Zt,X.map.depthTexture.magFilter=Zt}else j.isPointLight?(X.map=new Ll(r.x),X.map.depthTexture=new gl(r.x,Fi)):(X.map=new Kn(r.x,r.y),X.map.depthTexture=new Jr(r.x,r.y,Fi)),X.map.depthTexture.name=j.name+".shadowMap",X.map.depthTexture.format=Zr,this.type===yl?(X.map.depthTexture.compareFunction=Q?Up:Fp,X.map.depthTexture.minFilter=Ct,X.map.depthTexture.magFilter=Ct):(X.map.depthTexture.compareFunction=null,X.map.depthTexture.minFilter=Zt,X.map.depthTexture.magFilter=Zt);X.camera.updateProjectionMatrix()}X.map.isWebGLCubeRenderTarget!==!0&&(X.map.width!==r.x||X.map.height!==r.y)&&X.map.setSize(r.x,r.y);let te=X.map.isWebGLCubeRenderTarget?6:X.getViewportCount();j.isPointLight!==!0&&X.updateMatrices(j,C);let oe=(X.camera.layers.mask&4294967294)!==0?X.camera.layers:C.layers;for(let ge=0;ge<te;ge++){let me=X.getCamera(ge);if(j.isPointLight){let ne=X.camera,_e=X.matrix,Me=j.distance||ne.far;Me!==ne.far&&(ne.far=Me,ne.updateProjectionMatrix()),Cl.setFromMatrixPosition(j.matrixWorld),ne.position.copy(Cl),jp.copy(ne.position),jp.add(c2[ge]),ne.up.copy(u2[ge]),ne.lookAt(jp),ne.updateMatrixWorld(),_e.makeTranslation(-Cl.x,-Cl.y,-Cl.z),ky.multiplyMatrices(ne.projectionMatrix,ne.matrixWorldInverse),X._frustum.setFromProjectionMatrix(ky,ne.coordinateSystem,ne.reversedDepth)}if(X.map.isWebGLCubeRenderTarget)n.setRenderTarget(X.map,ge),n.clear();else{ge===0&&(n.setRenderTarget(X.map),n.clear());let ne=X.getViewport(ge);o.set(s.x*ne.x,s.y*ne.y,s.x*ne.z,s.y*ne.w),N.viewport(o)}i=X.getFrustum(ge),M(_,C,me,j,oe,this.type)}X.isPointLightShadow!==!0&&this.type===ha&&b(X,C),X.needsUpdate=!1}v=this.type,p.needsUpdate=!1,n.setRenderTarget(V,D,k)};function b(E,_){let C=e.update(x);h.defines.VSM_SAMPLES!==E.blurSamples&&(h.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,h.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new Kn(r.x,r.y,{format:Ps,type:Ui}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),h.uniforms.shadow_pass.value=E.map.depthTexture,h.uniforms.resolution.value.set(E.map.width,E.map.height),h.uniforms.radius.value=E.radius,n.setRenderTarget(E.mapPass),n.clear(),n.renderBufferDirect(_,null,C,h,x,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,n.setRenderTarget(E.map),n.clear(),n.renderBufferDirect(_,null,C,f,x,null)}function R(E,_,C,V){let D=null,k=C.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(k!==void 0)D=k;else if(D=C.isPointLight===!0?l:a,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let N=D.uuid,H=_.uuid,F=c[N];F===void 0&&(F={},c[N]=F);let q=F[H];q===void 0&&(q=D.clone(),F[H]=q,_.addEventListener("dispose",P)),D=q}if(D.visible=_.visible,D.wireframe=_.wireframe,V===ha?D.side=_.shadowSide!==null?_.shadowSide:_.side:D.side=_.shadowSide!==null?_.shadowSide:d[_.side],D.alphaMap=_.alphaMap,D.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,D.map=_.map,D.clipShadows=_.clipShadows,D.clippingPlanes=_.clippingPlanes,D.clipIntersection=_.clipIntersection,D.displacementMap=_.displacementMap,D.displacementScale=_.displacementScale,D.displacementBias=_.displacementBias,D.wireframeLinewidth=_.wireframeLinewidth,D.linewidth=_.linewidth,C.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let N=n.properties.get(D);N.light=C}return D}function M(E,_,C,V,D,k){if(E.visible===!1)return;if(E.layers.test(D)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&k===ha)&&(!E.frustumCulled||E.intersectsFrustum(i))){E.modelViewMatrix.multiplyMatrices(C.matrixWorldInverse,E.matrixWorld);let F=e.update(E),q=E.material;if(Array.isArray(q)){let j=F.groups;for(let X=0,de=j.length;X<de;X++){let Q=j[X],te=q[Q.materialIndex];if(te&&te.visible){let oe=R(E,te,V,k);E.onBeforeShadow(n,E,_,C,F,oe,Q),n.renderBufferDirect(C,null,F,oe,E,Q),E.onAfterShadow(n,E,_,C,F,oe,Q)}}}else if(q.visible){let j=R(E,q,V,k);E.onBeforeShadow(n,E,_,C,F,j,null),n.renderBufferDirect(C,null,F,j,E,null),E.onAfterShadow(n,E,_,C,F,j,null)}}let H=E.children;for(let F=0,q=H.length;F<q;F++)M(H[F],_,C,V,D,k)}function P(E){E.target.removeEventListener("dispose",P);for(let C in c){let V=c[C],D=E.target.uuid;D in V&&(V[D].dispose(),delete V[D])}}}function d2(n,e){function t(){let B=!1,ae=new pt,re=null,Re=new pt(0,0,0,0);return{setMask:function(ye){re!==ye&&!B&&(n.colorMask(ye,ye,ye,ye),re=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Ee,$e,et,he){he===!0&&(ye*=et,Ee*=et,$e*=et),ae.set(ye,Ee,$e,et),Re.equals(ae)===!1&&(n.clearColor(ye,Ee,$e,et),Re.copy(ae))},reset:function(){B=!1,re=null,Re.set(-1,0,0,0)}}}function i(){let B=!1,ae=!1,re=null,Re=null,ye=null;return{setReversed:function(Ee){if(ae!==Ee){let $e=e.get("EXT_clip_control");Ee?$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.ZERO_TO_ONE_EXT):$e.clipControlEXT($e.LOWER_LEFT_EXT,$e.NEGATIVE_ONE_TO_ONE_EXT),ae=Ee;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(Ee){Ee?Te(n.DEPTH_TEST):Ye(n.DEPTH_TEST)},setMask:function(Ee){re!==Ee&&!B&&(n.depthMask(Ee),re=Ee)},setFunc:function(Ee){if(ae&&(Ee=cy[Ee]),Re!==Ee){switch(Ee){case gu:n.depthFunc(n.NEVER);break;case vu:n.depthFunc(n.ALWAYS);break;case xu:n.depthFunc(n.LESS);break;case ra:n.depthFunc(n.LEQUAL);break;case _u:n.depthFunc(n.EQUAL);break;case yu:n.depthFunc(n.GEQUAL);break;case bu:n.depthFunc(n.GREATER);break;case Mu:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Re=Ee}},setLocked:function(Ee){B=Ee},setClear:function(Ee){ye!==Ee&&(ye=Ee,ae&&(Ee=1-Ee),n.clearDepth(Ee))},reset:function(){B=!1,re=null,Re=null,ye=null,ae=!1}}}function r(){let B=!1,ae=null,re=null,Re=null,ye=null,Ee=null,$e=null,et=null,he=null;return{setTest:function(Ve){B||(Ve?Te(n.STENCIL_TEST):Ye(n.STENCIL_TEST))},setMask:function(Ve){ae!==Ve&&!B&&(n.stencilMask(Ve),ae=Ve)},setFunc:function(Ve,tt,Ie){(re!==Ve||Re!==tt||ye!==Ie)&&(n.stencilFunc(Ve,tt,Ie),re=Ve,Re=tt,ye=Ie)},setOp:function(Ve,tt,Ie){(Ee!==Ve||$e!==tt||et!==Ie)&&(n.stencilOp(Ve,tt,Ie),Ee=Ve,$e=tt,et=Ie)},setLocked:function(Ve){B=Ve},setClear:function(Ve){he!==Ve&&(n.clearStencil(Ve),he=Ve)},reset:function(){B=!1,ae=null,re=null,Re=null,ye=null,Ee=null,$e=null,et=null,he=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},d={},h={},f=new WeakMap,g=[],x=null,p=!1,v=null,b=null,R=null,M=null,P=null,E=null,_=null,C=new Pt(0,0,0),V=0,D=!1,k=null,N=null,H=null,F=null,q=null,j=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),X=!1,de=0,Q=n.getParameter(n.VERSION);Q.indexOf("WebGL")!==-1?(de=parseFloat(/^WebGL (\d)/.exec(Q)[1]),X=de>=1):Q.indexOf("OpenGL ES")!==-1&&(de=parseFloat(/^OpenGL ES (\d)/.exec(Q)[1]),X=de>=2);let te=null,oe={},ge=n.getParameter(n.SCISSOR_BOX),me=n.getParameter(n.VIEWPORT),ne=new pt().fromArray(ge),_e=new pt().fromArray(me);function Me(B,ae,re,Re){let ye=new Uint8Array(4),Ee=n.createTexture();n.bindTexture(B,Ee),n.texParameteri(B,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(B,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let $e=0;$e<re;$e++)B===n.TEXTURE_3D||B===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Re,0,n.RGBA,n.UNSIGNED_BYTE,ye):n.texImage2D(ae+$e,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ye);return Ee}let Le={};Le[n.TEXTURE_2D]=Me(n.TEXTURE_2D,n.TEXTURE_2D,1),Le[n.TEXTURE_CUBE_MAP]=Me(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Le[n.TEXTURE_2D_ARRAY]=Me(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Le[n.TEXTURE_3D]=Me(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Te(n.DEPTH_TEST),o.setFunc(ra),Mn(!1),Vt(pp),Te(n.CULL_FACE),rn(io);function Te(B){u[B]!==!0&&(n.enable(B),u[B]=!0)}function Ye(B){u[B]!==!1&&(n.disable(B),u[B]=!1)}function lt(B,ae){return h[B]!==ae?(n.bindFramebuffer(B,ae),h[B]=ae,B===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=ae),B===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function qe(B,ae){let re=g,Re=!1;if(B){re=f.get(ae),re===void 0&&(re=[],f.set(ae,re));let ye=B.textures;if(re.length!==ye.length||re[0]!==n.COLOR_ATTACHMENT0){for(let Ee=0,$e=ye.length;Ee<$e;Ee++)re[Ee]=n.COLOR_ATTACHMENT0+Ee;re.length=ye.length,Re=!0}}else re[0]!==n.BACK&&(re[0]=n.BACK,Re=!0);Re&&n.drawBuffers(re)}function gt(B){return x!==B?(n.useProgram(B),x=B,!0):!1}let ht={[ro]:n.FUNC_ADD,[L_]:n.FUNC_SUBTRACT,[I_]:n.FUNC_REVERSE_SUBTRACT};ht[D_]=n.MIN,ht[N_]=n.MAX;let st={[k_]:n.ZERO,[F_]:n.ONE,[U_]:n.SRC_COLOR,[xp]:n.SRC_ALPHA,[G_]:n.SRC_ALPHA_SATURATE,[H_]:n.DST_COLOR,[B_]:n.DST_ALPHA,[O_]:n.ONE_MINUS_SRC_COLOR,[_p]:n.ONE_MINUS_SRC_ALPHA,[V_]:n.ONE_MINUS_DST_COLOR,[z_]:n.ONE_MINUS_DST_ALPHA,[W_]:n.CONSTANT_COLOR,[X_]:n.ONE_MINUS_CONSTANT_COLOR,[q_]:n.CONSTANT_ALPHA,[$_]:n.ONE_MINUS_CONSTANT_ALPHA};function rn(B,ae,re,Re,ye,Ee,$e,et,he,Ve){if(B===io){p===!0&&(Ye(n.BLEND),p=!1);return}if(p===!1&&(Te(n.BLEND),p=!0),B!==P_){if(B!==v||Ve!==D){if((b!==ro||P!==ro)&&(n.blendEquation(n.FUNC_ADD),b=ro,P=ro),Ve)switch(B){case da:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case mp:n.blendFunc(n.ONE,n.ONE);break;case gp:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case vp:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:it("WebGLState: Invalid blending: ",B);break}else switch(B){case da:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case mp:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case gp:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case vp:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",B);break}R=null,M=null,E=null,_=null,C.set(0,0,0),V=0,v=B,D=Ve}return}ye=ye||ae,Ee=Ee||re,$e=$e||Re,(ae!==b||ye!==P)&&(n.blendEquationSeparate(ht[ae],ht[ye]),b=ae,P=ye),(re!==R||Re!==M||Ee!==E||$e!==_)&&(n.blendFuncSeparate(st[re],st[Re],st[Ee],st[$e]),R=re,M=Re,E=Ee,_=$e),(et.equals(C)===!1||he!==V)&&(n.blendColor(et.r,et.g,et.b,he),C.copy(et),V=he),v=B,D=!1}function Kt(B,ae){B.side===kn?Ye(n.CULL_FACE):Te(n.CULL_FACE);let re=B.side===pi;ae&&(re=!re),Mn(re),B.blending===da&&B.transparent===!1?rn(io):rn(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),s.setMask(B.colorWrite);let Re=B.stencilWrite;a.setTest(Re),Re&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Rt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Te(n.SAMPLE_ALPHA_TO_COVERAGE):Ye(n.SAMPLE_ALPHA_TO_COVERAGE)}function Mn(B){k!==B&&(B?n.frontFace(n.CW):n.frontFace(n.CCW),k=B)}function Vt(B){B!==A_?(Te(n.CULL_FACE),B!==N&&(B===pp?n.cullFace(n.BACK):B===R_?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Ye(n.CULL_FACE),N=B}function zn(B){B!==H&&(X&&n.lineWidth(B),H=B)}function Rt(B,ae,re){B?(Te(n.POLYGON_OFFSET_FILL),(F!==ae||q!==re)&&(F=ae,q=re,o.getReversed()&&(ae=-ae,re=-re),n.polygonOffset(ae,re))):Ye(n.POLYGON_OFFSET_FILL)}function Ln(B){B?Te(n.SCISSOR_TEST):Ye(n.SCISSOR_TEST)}function fn(B){B===void 0&&(B=n.TEXTURE0+j-1),te!==B&&(n.activeTexture(B),te=B)}function Sn(B,ae,re){re===void 0&&(te===null?re=n.TEXTURE0+j-1:re=te);let Re=oe[re];Re===void 0&&(Re={type:void 0,texture:void 0},oe[re]=Re),(Re.type!==B||Re.texture!==ae)&&(te!==re&&(n.activeTexture(re),te=re),n.bindTexture(B,ae||Le[B]),Re.type=B,Re.texture=ae)}function z(){let B=oe[te];B!==void 0&&B.type!==void 0&&(n.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function De(){try{n.compressedTexImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function ct(){try{n.texSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Ae(){try{n.texSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Wt(){try{n.compressedTexSubImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function Xe(){try{n.compressedTexSubImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function Ke(){try{n.texStorage2D(...arguments)}catch(B){it("WebGLState:",B)}}function L(){try{n.texStorage3D(...arguments)}catch(B){it("WebGLState:",B)}}function S(){try{n.texImage2D(...arguments)}catch(B){it("WebGLState:",B)}}function $(){try{n.texImage3D(...arguments)}catch(B){it("WebGLState:",B)}}function fe(B){return d[B]!==void 0?d[B]:n.getParameter(B)}function ce(B,ae){d[B]!==ae&&(n.pixelStorei(B,ae),d[B]=ae)}function be(B){ne.equals(B)===!1&&(n.scissor(B.x,B.y,B.z,B.w),ne.copy(B))}function Se(B){_e.equals(B)===!1&&(n.viewport(B.x,B.y,B.z,B.w),_e.copy(B))}function ie(B,ae){let re=c.get(ae);re===void 0&&(re=new WeakMap,c.set(ae,re));let Re=re.get(B);Re===void 0&&(Re=n.getUniformBlockIndex(ae,B.name),n.uniformBlockBinding(ae,Re,Re),re.set(B,Re))}function se(B,ae,re){let ye=c.get(ae).get(B);l[ye]!==re&&(n.bindBufferBase(n.UNIFORM_BUFFER,ye,re),l[ye]=re)}function xe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},d={},te=null,oe={},h={},l={},f=new WeakMap,g=[],x=null,p=!1,v=null,b=null,R=null,M=null,P=null,E=null,_=null,C=new Pt(0,0,0),V=0,D=!1,k=null,N=null,H=null,F=null,q=null,ne.set(0,0,n.canvas.width,n.canvas.height),_e.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:Te,disable:Ye,bindFramebuffer:lt,drawBuffers:qe,useProgram:gt,setBlending:rn,setMaterial:Kt,setFlipSided:Mn,setCullFace:Vt,setLineWidth:zn,setPolygonOffset:Rt,setScissorTest:Ln,activeTexture:fn,bindTexture:Sn,unbindTexture:z,compressedTexImage2D:De,compressedTexImage3D:Je,texImage2D:S,texImage3D:$,pixelStorei:ce,getParameter:fe,updateUBOMapping:ie,uniformBlockBinding:se,texStorage2D:Ke,texStorage3D:L,texSubImage2D:ct,texSubImage3D:Ae,compressedTexSubImage2D:Wt,compressedTexSubImage3D:Xe,scissor:be,viewport:Se,reset:xe}}function f2(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new at,u=new WeakMap,d=new Set,h,f=new WeakMap,g=new Set,x=new FinalizationRegistry(L=>g.delete(L)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(L,S){return p?new OffscreenCanvas(L,S):ul("canvas")}function b(L,S,$){let fe=1,ce=Ke(L);if((ce.width>$||ce.height>$)&&(fe=$/Math.max(ce.width,ce.height)),fe<1)if(typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&L instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&L instanceof ImageBitmap||typeof VideoFrame<"u"&&L instanceof VideoFrame){let be=Math.floor(fe*ce.width),Se=Math.floor(fe*ce.height);h===void 0&&(h=v(be,Se));let ie=S?v(be,Se):h;return ie.width=be,ie.height=Se,ie.getContext("2d").drawImage(L,0,0,be,Se),Qe("WebGLRenderer: Texture has been resized from ("+ce.width+"x"+ce.height+") to ("+be+"x"+Se+")."),ie}else return"data"in L&&Qe("WebGLRenderer: Image in DataTexture is too big ("+ce.width+"x"+ce.height+")."),L;return L}function R(L){return L.generateMipmaps}function M(L){n.generateMipmap(L)}function P(L){return L.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:L.isWebGL3DRenderTarget?n.TEXTURE_3D:L.isWebGLArrayRenderTarget||L.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function E(L,S,$,fe,ce,be=!1){if(L!==null){if(n[L]!==void 0)return n[L];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+L+"'")}let Se;fe&&(Se=e.get("EXT_texture_norm16"),Se||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=S;if(S===n.RED&&($===n.FLOAT&&(ie=n.R32F),$===n.HALF_FLOAT&&(ie=n.R16F),$===n.UNSIGNED_BYTE&&(ie=n.R8),$===n.UNSIGNED_SHORT&&Se&&(ie=Se.R16_EXT),$===n.SHORT&&Se&&(ie=Se.R16_SNORM_EXT)),S===n.RED_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.R8UI),$===n.UNSIGNED_SHORT&&(ie=n.R16UI),$===n.UNSIGNED_INT&&(ie=n.R32UI),$===n.BYTE&&(ie=n.R8I),$===n.SHORT&&(ie=n.R16I),$===n.INT&&(ie=n.R32I)),S===n.RG&&($===n.FLOAT&&(ie=n.RG32F),$===n.HALF_FLOAT&&(ie=n.RG16F),$===n.UNSIGNED_BYTE&&(ie=n.RG8),$===n.UNSIGNED_SHORT&&Se&&(ie=Se.RG16_EXT),$===n.SHORT&&Se&&(ie=Se.RG16_SNORM_EXT)),S===n.RG_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RG8UI),$===n.UNSIGNED_SHORT&&(ie=n.RG16UI),$===n.UNSIGNED_INT&&(ie=n.RG32UI),$===n.BYTE&&(ie=n.RG8I),$===n.SHORT&&(ie=n.RG16I),$===n.INT&&(ie=n.RG32I)),S===n.RGB_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),$===n.UNSIGNED_INT&&(ie=n.RGB32UI),$===n.BYTE&&(ie=n.RGB8I),$===n.SHORT&&(ie=n.RGB16I),$===n.INT&&(ie=n.RGB32I)),S===n.RGBA_INTEGER&&($===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),$===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),$===n.UNSIGNED_INT&&(ie=n.RGBA32UI),$===n.BYTE&&(ie=n.RGBA8I),$===n.SHORT&&(ie=n.RGBA16I),$===n.INT&&(ie=n.RGBA32I)),S===n.RGB&&($===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGB16_EXT),$===n.SHORT&&Se&&(ie=Se.RGB16_SNORM_EXT),$===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),$===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),S===n.RGBA){let se=be?ll:Tt.getTransfer(ce);$===n.FLOAT&&(ie=n.RGBA32F),$===n.HALF_FLOAT&&(ie=n.RGBA16F),$===n.UNSIGNED_BYTE&&(ie=se===Ut?n.SRGB8_ALPHA8:n.RGBA8),$===n.UNSIGNED_SHORT&&Se&&(ie=Se.RGBA16_EXT),$===n.SHORT&&Se&&(ie=Se.RGBA16_SNORM_EXT),$===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),$===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function _(L,S){let $;return L?S===null||S===Fi||S===oo?$=n.DEPTH24_STENCIL8:S===gi?$=n.DEPTH32F_STENCIL8:S===pa&&($=n.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Fi||S===oo?$=n.DEPTH_COMPONENT24:S===gi?$=n.DEPTH_COMPONENT32F:S===pa&&($=n.DEPTH_COMPONENT16),$}function C(L,S){return R(L)===!0||L.isFramebufferTexture&&L.minFilter!==Zt&&L.minFilter!==Ct?Math.log2(Math.max(S.width,S.height))+1:L.mipmaps.length>0?L.mipmaps.length:L.isCompressedTexture&&Array.isArray(L.image)?S.mipmaps.length:1}function V(L){let S=new WeakRef(L);i.get(L).__ref=S,g.add(S),x.register(L,S,S)}function D(L){let S=i.get(L).__ref;S!==void 0&&(g.delete(S),x.unregister(S))}function k(L){H(L.target)}function N(L){F(L.target)}function H(L){L.removeEventListener("dispose",k),D(L),j(L),L.isVideoTexture&&u.delete(L),L.isHTMLTexture&&d.delete(L)}function F(L){L.removeEventListener("dispose",N),D(L),de(L)}function q(){for(let L of g){let S=L.deref();S!==void 0&&(S.isRenderTarget===!0?F(S):H(S))}g.clear(),d.clear()}function j(L){let S=i.get(L);if(S.__webglInit===void 0)return;let $=L.source,fe=f.get($);if(fe){let ce=fe[S.__cacheKey];ce.usedTimes--,ce.usedTimes===0&&X(L),Object.keys(fe).length===0&&f.delete($)}i.remove(L)}function X(L){let S=i.get(L);n.deleteTexture(S.__webglTexture);let $=L.source,fe=f.get($);delete fe[S.__cacheKey],o.memory.textures--}function de(L){let S=i.get(L);S.__depthDisposeCallback&&S.__depthDisposeCallback();let $=L.depthTexture;if($&&$.renderTarget===L&&H($),L.isWebGLCubeRenderTarget)for(let ce=0;ce<6;ce++){if(Array.isArray(S.__webglFramebuffer[ce]))for(let be=0;be<S.__webglFramebuffer[ce].length;be++)n.deleteFramebuffer(S.__webglFramebuffer[ce][be]);else n.deleteFramebuffer(S.__webglFramebuffer[ce]);S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer[ce])}else{if(Array.isArray(S.__webglFramebuffer))for(let ce=0;ce<S.__webglFramebuffer.length;ce++)n.deleteFramebuffer(S.__webglFramebuffer[ce]);else n.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&n.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&n.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ce=0;ce<S.__webglColorRenderbuffer.length;ce++)S.__webglColorRenderbuffer[ce]&&n.deleteRenderbuffer(S.__webglColorRenderbuffer[ce]);S.__webglDepthRenderbuffer&&n.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let fe=L.textures;for(let ce=0,be=fe.length;ce<be;ce++){let Se=i.get(fe[ce]);Se.__webglTexture&&(n.deleteTexture(Se.__webglTexture),o.memory.textures--),i.remove(fe[ce])}i.remove(L)}let Q=0;function te(){Q=0}function oe(){return Q}function ge(L){Q=L}function me(){let L=Q;return L>=r.maxTextures&&Qe("WebGLTextures: Trying to use "+(L+1)+" texture units while this GPU supports only "+r.maxTextures),Q+=1,L}function ne(L){let S=[];return S.push(L.wrapS),S.push(L.wrapT),S.push(L.wrapR||0),S.push(L.magFilter),S.push(L.minFilter),S.push(L.anisotropy),S.push(L.internalFormat),S.push(L.format),S.push(L.type),S.push(L.generateMipmaps),S.push(L.mipmapsAutoUpdate),S.push(L.premultiplyAlpha),S.push(L.flipY),S.push(L.unpackAlignment),S.push(L.colorSpace),S.join()}function _e(L,S){let $=i.get(L);if(L.isVideoTexture&&Wt(L),L.isRenderTargetTexture===!1&&L.isExternalTexture!==!0&&L.version>0&&$.__version!==L.version){let fe=L.image;if(fe===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(fe.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Kt($,L,S);return}}else L.isExternalTexture&&($.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,$.__webglTexture,n.TEXTURE0+S)}function Me(L,S){let $=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&$.__version!==L.version){Kt($,L,S);return}else L.isExternalTexture&&($.__webglTexture=L.sourceTexture?L.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,$.__webglTexture,n.TEXTURE0+S)}function Le(L,S){let $=i.get(L);if(L.isRenderTargetTexture===!1&&L.version>0&&$.__version!==L.version){Kt($,L,S);return}t.bindTexture(n.TEXTURE_3D,$.__webglTexture,n.TEXTURE0+S)}function Te(L,S){let $=i.get(L);if(L.version>0&&$.__version!==L.version){Mn($,L,S);return}t.bindTexture(n.TEXTURE_CUBE_MAP,$.__webglTexture,n.TEXTURE0+S)}let Ye={[Yi]:n.REPEAT,[Xi]:n.CLAMP_TO_EDGE,[Su]:n.MIRRORED_REPEAT},lt={[Zt]:n.NEAREST,[K_]:n.NEAREST_MIPMAP_NEAREST,[bl]:n.NEAREST_MIPMAP_LINEAR,[Ct]:n.LINEAR,[Zu]:n.LINEAR_MIPMAP_NEAREST,[cr]:n.LINEAR_MIPMAP_LINEAR},qe={[ey]:n.NEVER,[Op]:n.ALWAYS,[ty]:n.LESS,[Fp]:n.LEQUAL,[ny]:n.EQUAL,[Up]:n.GEQUAL,[iy]:n.GREATER,[ry]:n.NOTEQUAL};function gt(L,S){if(S.type===gi&&e.has("OES_texture_float_linear")===!1&&(S.magFilter===Ct||S.magFilter===Zu||S.magFilter===bl||S.magFilter===cr||S.minFilter===Ct||S.minFilter===Zu||S.minFilter===bl||S.minFilter===cr)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(L,n.TEXTURE_WRAP_S,Ye[S.wrapS]),n.texParameteri(L,n.TEXTURE_WRAP_T,Ye[S.wrapT]),(L===n.TEXTURE_3D||L===n.TEXTURE_2D_ARRAY)&&n.texParameteri(L,n.TEXTURE_WRAP_R,Ye[S.wrapR]),n.texParameteri(L,n.TEXTURE_MAG_FILTER,lt[S.magFilter]),n.texParameteri(L,n.TEXTURE_MIN_FILTER,lt[S.minFilter]),S.compareFunction&&(n.texParameteri(L,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(L,n.TEXTURE_COMPARE_FUNC,qe[S.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Zt||S.minFilter!==bl&&S.minFilter!==cr||S.type===gi&&e.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||i.get(S).__currentAnisotropy){let $=e.get("EXT_texture_filter_anisotropic");n.texParameterf(L,$.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,r.getMaxAnisotropy())),i.get(S).__currentAnisotropy=S.anisotropy}}}function ht(L,S){let $=!1;L.__webglInit===void 0&&(L.__webglInit=!0,S.addEventListener("dispose",k),V(S));let fe=S.source,ce=f.get(fe);ce===void 0&&(ce={},f.set(fe,ce));let be=ne(S);if(be!==L.__cacheKey){ce[be]===void 0&&(ce[be]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,$=!0),ce[be].usedTimes++;let Se=ce[L.__cacheKey];Se!==void 0&&(ce[L.__cacheKey].usedTimes--,Se.usedTimes===0&&X(S)),L.__cacheKey=be,L.__webglTexture=ce[be].texture}return $}function st(L,S,$){return Math.floor(Math.floor(L/$)/S)}function rn(L,S,$,fe){let be=L.updateRanges;if(be.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,S.width,S.height,$,fe,S.data);else{be.sort((B,ae)=>B.start-ae.start);let Se=0;for(let B=1;B<be.length;B++){let ae=be[Se],re=be[B],Re=ae.start+ae.count,ye=st(re.start,S.width,4),Ee=st(ae.start,S.width,4);re.start<=Re+1&&ye===Ee&&st(re.start+re.count-1,S.width,4)===ye?ae.count=Math.max(ae.count,re.start+re.count-ae.start):(++Se,be[Se]=re)}be.length=Se+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),se=t.getParameter(n.UNPACK_SKIP_PIXELS),xe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,S.width);for(let B=0,ae=be.length;B<ae;B++){let re=be[B],Re=Math.floor(re.start/4),ye=Math.ceil(re.count/4),Ee=Re%S.width,$e=Math.floor(Re/S.width),et=ye,he=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Ee),t.pixelStorei(n.UNPACK_SKIP_ROWS,$e),t.texSubImage2D(n.TEXTURE_2D,0,Ee,$e,et,he,$,fe,S.data)}L.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,se),t.pixelStorei(n.UNPACK_SKIP_ROWS,xe)}}function Kt(L,S,$){let fe=n.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(fe=n.TEXTURE_2D_ARRAY),S.isData3DTexture&&(fe=n.TEXTURE_3D);let ce=ht(L,S),be=S.source;t.bindTexture(fe,L.__webglTexture,n.TEXTURE0+$);let Se=i.get(be);if(be.version!==Se.__version||ce===!0){if(t.activeTexture(n.TEXTURE0+$),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let he=Tt.getPrimaries(Tt.workingColorSpace),Ve=S.colorSpace===es?null:Tt.getPrimaries(S.colorSpace),tt=S.colorSpace===es||he===Ve?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment);let se=b(S.image,!1,r.maxTextureSize);se=Xe(S,se);let xe=s.convert(S.format,S.colorSpace),B=s.convert(S.type),ae=E(S.internalFormat,xe,B,S.normalized,S.colorSpace,S.isVideoTexture);gt(fe,S);let re,Re=S.mipmaps,ye=S.isVideoTexture!==!0,Ee=Se.__version===void 0||ce===!0,$e=be.dataReady,et=C(S,se);if(S.isDepthTexture)ae=_(S.format===Qr,S.type),Ee&&(ye?t.texStorage2D(n.TEXTURE_2D,1,ae,se.width,se.height):t.texImage2D(n.TEXTURE_2D,0,ae,se.width,se.height,0,xe,B,null));else if(S.isDataTexture)if(Re.length>0){ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)re=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,re.width,re.height,xe,B,re.data):t.texImage2D(n.TEXTURE_2D,he,ae,re.width,re.height,0,xe,B,re.data);S.generateMipmaps=!1}else ye?(Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,se.width,se.height),$e&&rn(S,se,xe,B)):t.texImage2D(n.TEXTURE_2D,0,ae,se.width,se.height,0,xe,B,se.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ye&&Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,Re[0].width,Re[0].height,se.depth);for(let he=0,Ve=Re.length;he<Ve;he++)if(re=Re[he],S.format!==Fn)if(xe!==null)if(ye){if($e)if(S.layerUpdates.size>0){let tt=Xp(re.width,re.height,S.format,S.type);for(let Ie of S.layerUpdates){let ut=re.data.subarray(Ie*tt/re.data.BYTES_PER_ELEMENT,(Ie+1)*tt/re.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,Ie,re.width,re.height,1,xe,ut)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,re.width,re.height,se.depth,xe,re.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,he,ae,re.width,re.height,se.depth,0,re.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?$e&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,he,0,0,0,re.width,re.height,se.depth,xe,B,re.data):t.texImage3D(n.TEXTURE_2D_ARRAY,he,ae,re.width,re.height,se.depth,0,xe,B,re.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{ye&&Ee&&t.texStorage2D(n.TEXTURE_2D,et,ae,Re[0].width,Re[0].height);for(let he=0,Ve=Re.length;he<Ve;he++)re=Re[he],S.format!==Fn?xe!==null?ye?$e&&t.compressedTexSubImage2D(n.TEXTURE_2D,he,0,0,re.width,re.height,xe,re.data):t.compressedTexImage2D(n.TEXTURE_2D,he,ae,re.width,re.height,0,re.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,re.width,re.height,xe,B,re.data):t.texImage2D(n.TEXTURE_2D,he,ae,re.width,re.height,0,xe,B,re.data)}else if(S.isDataArrayTexture)if(ye){if(Ee&&t.texStorage3D(n.TEXTURE_2D_ARRAY,et,ae,se.width,se.height,se.depth),$e)if(S.layerUpdates.size>0){let he=Xp(se.width,se.height,S.format,S.type);for(let Ve of S.layerUpdates){let tt=se.data.subarray(Ve*he/se.data.BYTES_PER_ELEMENT,(Ve+1)*he/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ve,se.width,se.height,1,xe,B,tt)}S.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,xe,B,se.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,se.width,se.height,se.depth,0,xe,B,se.data);else if(S.isData3DTexture)ye?(Ee&&t.texStorage3D(n.TEXTURE_3D,et,ae,se.width,se.height,se.depth),$e&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,xe,B,se.data)):t.texImage3D(n.TEXTURE_3D,0,ae,se.width,se.height,se.depth,0,xe,B,se.data);else if(S.isFramebufferTexture){if(Ee)if(ye)t.texStorage2D(n.TEXTURE_2D,et,ae,se.width,se.height);else{let he=se.width,Ve=se.height;for(let tt=0;tt<et;tt++)t.texImage2D(n.TEXTURE_2D,tt,ae,he,Ve,0,xe,B,null),he>>=1,Ve>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in n){let he=n.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),se.parentNode!==he){he.appendChild(se),d.add(S),he.onpaint=Ve=>{let tt=Ve.changedElements;for(let Ie of d)tt.includes(Ie.image)&&(Ie.needsUpdate=!0)},he.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,se);else{let tt=n.RGBA,Ie=n.RGBA,ut=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,tt,Ie,ut,se)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Re.length>0){if(ye&&Ee){let he=Ke(Re[0]);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}for(let he=0,Ve=Re.length;he<Ve;he++)re=Re[he],ye?$e&&t.texSubImage2D(n.TEXTURE_2D,he,0,0,xe,B,re):t.texImage2D(n.TEXTURE_2D,he,ae,xe,B,re);S.generateMipmaps=!1}else if(ye){if(Ee){let he=Ke(se);t.texStorage2D(n.TEXTURE_2D,et,ae,he.width,he.height)}$e&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,xe,B,se)}else t.texImage2D(n.TEXTURE_2D,0,ae,xe,B,se);R(S)&&S.mipmapsAutoUpdate===!0&&M(fe),Se.__version=be.version,S.onUpdate&&S.onUpdate(S)}L.__version=S.version}function Mn(L,S,$){if(S.image.length!==6)return;let fe=ht(L,S),ce=S.source;t.bindTexture(n.TEXTURE_CUBE_MAP,L.__webglTexture,n.TEXTURE0+$);let be=i.get(ce);if(ce.version!==be.__version||fe===!0){t.activeTexture(n.TEXTURE0+$);let Se=Tt.getPrimaries(Tt.workingColorSpace),ie=S.colorSpace===es?null:Tt.getPrimaries(S.colorSpace),se=S.colorSpace===es||Se===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,S.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,S.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let xe=S.isCompressedTexture||S.image[0].isCompressedTexture,B=S.image[0]&&S.image[0].isDataTexture,ae=[];for(let Ie=0;Ie<6;Ie++)!xe&&!B?ae[Ie]=b(S.image[Ie],!0,r.maxCubemapSize):ae[Ie]=B?S.image[Ie].image:S.image[Ie],ae[Ie]=Xe(S,ae[Ie]);let re=ae[0],Re=s.convert(S.format,S.colorSpace),ye=s.convert(S.type),Ee=E(S.internalFormat,Re,ye,S.normalized,S.colorSpace),$e=S.isVideoTexture!==!0,et=be.__version===void 0||fe===!0,he=ce.dataReady,Ve=C(S,re);gt(n.TEXTURE_CUBE_MAP,S);let tt;if(S.isDepthTexture){if(Ee=_(S.format===Qr,S.type),et)if($e)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Ee,re.width,re.height);else for(let Ie=0;Ie<6;Ie++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,re.width,re.height,0,Re,ye,null)}else if(xe){$e&&et&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,re.width,re.height);for(let Ie=0;Ie<6;Ie++){tt=ae[Ie].mipmaps;for(let ut=0;ut<tt.length;ut++){let Jt=tt[ut];S.format!==Fn?Re!==null?$e?he&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,0,0,Jt.width,Jt.height,Re,Jt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,Ee,Jt.width,Jt.height,0,Jt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,0,0,Jt.width,Jt.height,Re,ye,Jt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut,Ee,Jt.width,Jt.height,0,Re,ye,Jt.data)}}}else{if(tt=S.mipmaps,$e&&et){tt.length>0&&Ve++;let Ie=Ke(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ve,Ee,Ie.width,Ie.height)}for(let Ie=0;Ie<6;Ie++)if(B){$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,ae[Ie].width,ae[Ie].height,Re,ye,ae[Ie].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,ae[Ie].width,ae[Ie].height,0,Re,ye,ae[Ie].data);for(let ut=0;ut<tt.length;ut++){let si=tt[ut].image[Ie].image;$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,0,0,si.width,si.height,Re,ye,si.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,Ee,si.width,si.height,0,Re,ye,si.data)}}else{$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,0,0,Re,ye,ae[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,0,Ee,Re,ye,ae[Ie]);for(let ut=0;ut<tt.length;ut++){let Jt=tt[ut];$e?he&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,0,0,Re,ye,Jt.image[Ie]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ie,ut+1,Ee,Re,ye,Jt.image[Ie])}}}R(S)&&S.mipmapsAutoUpdate===!0&&M(n.TEXTURE_CUBE_MAP),be.__version=ce.version,S.onUpdate&&S.onUpdate(S)}L.__version=S.version}function Vt(L,S,$,fe,ce,be){let Se=s.convert($.format,$.colorSpace),ie=s.convert($.type),se=E($.internalFormat,Se,ie,$.normalized,$.colorSpace),xe=i.get(S),B=i.get($);if(B.__renderTarget=S,!xe.__hasExternalTextures){let ae=Math.max(1,S.width>>be),re=Math.max(1,S.height>>be);ce===n.TEXTURE_3D||ce===n.TEXTURE_2D_ARRAY?t.texImage3D(ce,be,se,ae,re,S.depth,0,Se,ie,null):t.texImage2D(ce,be,se,ae,re,0,Se,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,L),Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,fe,ce,B.__webglTexture,0,ct(S)):(ce===n.TEXTURE_2D||ce>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&ce<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,fe,ce,B.__webglTexture,be),t.bindFramebuffer(n.FRAMEBUFFER,null)}function zn(L,S,$){if(n.bindRenderbuffer(n.RENDERBUFFER,L),S.depthBuffer){let fe=S.depthTexture,ce=fe&&fe.isDepthTexture?fe.type:null,be=_(S.stencilBuffer,ce),Se=S.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Ae(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ct(S),be,S.width,S.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,ct(S),be,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,be,S.width,S.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,Se,n.RENDERBUFFER,L)}else{let fe=S.textures;for(let ce=0;ce<fe.length;ce++){let be=fe[ce],Se=s.convert(be.format,be.colorSpace),ie=s.convert(be.type),se=E(be.internalFormat,Se,ie,be.normalized,be.colorSpace);Ae(S)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ct(S),se,S.width,S.height):$?n.renderbufferStorageMultisample(n.RENDERBUFFER,ct(S),se,S.width,S.height):n.renderbufferStorage(n.RENDERBUFFER,se,S.width,S.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Rt(L,S,$){let fe=S.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,L),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ce=i.get(S.depthTexture);ce.__renderTarget=S;let be=fe?S.depthTexture.image[0]:S.depthTexture.image;(!ce.__webglTexture||be.width!==S.width||be.height!==S.height)&&(be.width=S.width,be.height=S.height,S.depthTexture.needsUpdate=!0),fe?Te(S.depthTexture,0):_e(S.depthTexture,0);let Se=ce.__webglTexture,ie=ct(S),se=fe?n.TEXTURE_CUBE_MAP_POSITIVE_X+$:n.TEXTURE_2D,xe=S.depthTexture.format===Qr?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(S.depthTexture.format===Zr)Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,xe,se,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,xe,se,Se,0);else if(S.depthTexture.format===Qr)Ae(S)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,xe,se,Se,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,xe,se,Se,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Ln(L){let S=i.get(L),$=L.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==L.depthTexture){let fe=L.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),fe){let ce=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,fe.removeEventListener("dispose",ce)};fe.addEventListener("dispose",ce),S.__depthDisposeCallback=ce}S.__boundDepthTexture=fe}if(L.depthTexture&&!S.__autoAllocateDepthBuffer)if($)for(let fe=0;fe<6;fe++)Rt(S.__webglFramebuffer[fe],L,fe);else L.texture.mipmaps.length>0?Rt(S.__webglFramebuffer[0],L,0):Rt(S.__webglFramebuffer,L,0);else if($){S.__webglDepthbuffer=[];for(let fe=0;fe<6;fe++)if(t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[fe]),S.__webglDepthbuffer[fe]===void 0)S.__webglDepthbuffer[fe]=n.createRenderbuffer(),zn(S.__webglDepthbuffer[fe],L,!1);else{let ce=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=S.__webglDepthbuffer[fe];n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,ce,n.RENDERBUFFER,be)}}else if(L.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=n.createRenderbuffer(),zn(S.__webglDepthbuffer,L,!1);else{let ce=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,be=S.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,be),n.framebufferRenderbuffer(n.FRAMEBUFFER,ce,n.RENDERBUFFER,be)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function fn(L,S,$){let fe=i.get(L);S!==void 0&&Vt(fe.__webglFramebuffer,L,L.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),$!==void 0&&Ln(L)}function Sn(L){let S=L.texture,$=i.get(L),fe=i.get(S);L.addEventListener("dispose",N),V(L);let ce=L.textures,be=L.isWebGLCubeRenderTarget===!0,Se=ce.length>1;if(Se||(fe.__webglTexture===void 0&&(fe.__webglTexture=n.createTexture()),fe.__version=S.version,o.memory.textures++),be){$.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0){$.__webglFramebuffer[ie]=[];for(let se=0;se<S.mipmaps.length;se++)$.__webglFramebuffer[ie][se]=n.createFramebuffer()}else $.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(S.mipmaps.length>0){$.__webglFramebuffer=[];for(let ie=0;ie<S.mipmaps.length;ie++)$.__webglFramebuffer[ie]=n.createFramebuffer()}else $.__webglFramebuffer=n.createFramebuffer();if(Se)for(let ie=0,se=ce.length;ie<se;ie++){let xe=i.get(ce[ie]);xe.__webglTexture===void 0&&(xe.__webglTexture=n.createTexture(),o.memory.textures++)}if(L.samples>0&&Ae(L)===!1){$.__webglMultisampledFramebuffer=n.createFramebuffer(),$.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,$.__webglMultisampledFramebuffer);for(let ie=0;ie<ce.length;ie++){let se=ce[ie];$.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,$.__webglColorRenderbuffer[ie]);let xe=s.convert(se.format,se.colorSpace),B=s.convert(se.type),ae=E(se.internalFormat,xe,B,se.normalized,se.colorSpace,L.isXRRenderTarget===!0),re=ct(L);n.renderbufferStorageMultisample(n.RENDERBUFFER,re,ae,L.width,L.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,$.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),L.depthBuffer&&($.__webglDepthRenderbuffer=n.createRenderbuffer(),zn($.__webglDepthRenderbuffer,L,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(be){t.bindTexture(n.TEXTURE_CUBE_MAP,fe.__webglTexture),gt(n.TEXTURE_CUBE_MAP,S);for(let ie=0;ie<6;ie++)if(S.mipmaps.length>0)for(let se=0;se<S.mipmaps.length;se++)Vt($.__webglFramebuffer[ie][se],L,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,se);else Vt($.__webglFramebuffer[ie],L,S,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);R(S)?M(n.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}else if(Se){for(let ie=0,se=ce.length;ie<se;ie++){let xe=ce[ie],B=i.get(xe),ae=n.TEXTURE_2D;(L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(ae=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,B.__webglTexture),gt(ae,xe),Vt($.__webglFramebuffer,L,xe,n.COLOR_ATTACHMENT0+ie,ae,0),R(xe)&&M(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((L.isWebGL3DRenderTarget||L.isWebGLArrayRenderTarget)&&(ie=L.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,fe.__webglTexture),gt(ie,S),S.mipmaps.length>0)for(let se=0;se<S.mipmaps.length;se++)Vt($.__webglFramebuffer[se],L,S,n.COLOR_ATTACHMENT0,ie,se);else Vt($.__webglFramebuffer,L,S,n.COLOR_ATTACHMENT0,ie,0);R(S)?M(ie):S.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),t.unbindTexture()}L.depthBuffer&&Ln(L)}function z(L){let S=L.textures;for(let $=0,fe=S.length;$<fe;$++){let ce=S[$];if(R(ce)&&ce.mipmapsAutoUpdate===!0){let be=P(L),Se=i.get(ce).__webglTexture;t.bindTexture(be,Se),M(be),t.unbindTexture()}}}let De=[];function Je(L){if(L.samples>0){if(Ae(L)===!1){let S=L.textures,$=L.width,fe=L.height,ce=n.COLOR_BUFFER_BIT,be=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,Se=i.get(L),ie=S.length>1;if(ie)for(let xe=0;xe<S.length;xe++)t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,Se.__webglMultisampledFramebuffer),L.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglFramebuffer);for(let xe=0;xe<S.length;xe++){if(L.resolveDepthBuffer&&(L.depthBuffer&&(ce|=n.DEPTH_BUFFER_BIT),L.stencilBuffer&&L.resolveStencilBuffer&&(ce|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,Se.__webglColorRenderbuffer[xe]);let B=i.get(S[xe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,B,0)}n.blitFramebuffer(0,0,$,fe,0,0,$,fe,ce,n.NEAREST),l===!0&&(De.length=0,De.push(n.COLOR_ATTACHMENT0+xe),L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&De.push(be),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,De))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let xe=0;xe<S.length;xe++){t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.RENDERBUFFER,Se.__webglColorRenderbuffer[xe]);let B=i.get(S[xe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,Se.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+xe,n.TEXTURE_2D,B,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,Se.__webglMultisampledFramebuffer)}else if(L.depthBuffer&&L.storeMultisampledDepthBuffer===!1&&l){let S=L.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[S])}}}function ct(L){return Math.min(r.maxSamples,L.samples)}function Ae(L){let S=i.get(L);return L.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Wt(L){let S=o.render.frame;u.get(L)!==S&&(u.set(L,S),L.update())}function Xe(L,S){let $=L.colorSpace,fe=L.format,ce=L.type;return L.isCompressedTexture===!0||L.isVideoTexture===!0||$!==eo&&$!==es&&(Tt.getTransfer($)===Ut?(fe!==Fn||ce!==mi)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",$)),S}function Ke(L){return typeof HTMLImageElement<"u"&&L instanceof HTMLImageElement?(c.width=L.naturalWidth||L.width,c.height=L.naturalHeight||L.height):typeof VideoFrame<"u"&&L instanceof VideoFrame?(c.width=L.displayWidth,c.height=L.displayHeight):(c.width=L.width,c.height=L.height),c}this.allocateTextureUnit=me,this.resetTextureUnits=te,this.getTextureUnits=oe,this.setTextureUnits=ge,this.setTexture2D=_e,this.setTexture2DArray=Me,this.setTexture3D=Le,this.setTextureCube=Te,this.rebindTextures=fn,this.setupRenderTarget=Sn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=Ln,this.setupFrameBufferTexture=Vt,this.useMultisampledRTT=Ae,this.dispose=q}function p2(n,e){function t(i,r=es){let s,o=Tt.getTransfer(r);if(i===mi)return n.UNSIGNED_BYTE;if(i===Ju)return n.UNSIGNED_SHORT_4_4_4_4;if(i===ju)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Lp)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Ip)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Cp)return n.BYTE;if(i===Pp)return n.SHORT;if(i===pa)return n.UNSIGNED_SHORT;if(i===Ku)return n.INT;if(i===Fi)return n.UNSIGNED_INT;if(i===gi)return n.FLOAT;if(i===Ui)return n.HALF_FLOAT;if(i===Dp)return n.ALPHA;if(i===Np)return n.RGB;if(i===Fn)return n.RGBA;if(i===Zr)return n.DEPTH_COMPONENT;if(i===Qr)return n.DEPTH_STENCIL;if(i===ma)return n.RED;if(i===Qu)return n.RED_INTEGER;if(i===Ps)return n.RG;if(i===ga)return n.RG_INTEGER;if(i===eh)return n.RGBA_INTEGER;if(i===Ml||i===Sl||i===wl||i===El)if(o===Ut)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===Ml)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Sl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===wl)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===El)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===Ml)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Sl)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===wl)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===El)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===th||i===nh||i===ih||i===rh)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===th)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===nh)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ih)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===rh)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===sh||i===oh||i===ah||i===lh||i===ch||i===Tl||i===uh)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===sh||i===oh)return o===Ut?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===ah)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===lh)return s.COMPRESSED_R11_EAC;if(i===ch)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Tl)return s.COMPRESSED_RG11_EAC;if(i===uh)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===hh||i===dh||i===fh||i===ph||i===mh||i===gh||i===vh||i===xh||i===_h||i===yh||i===bh||i===Mh||i===Sh||i===wh)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===hh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===dh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===fh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===ph)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===mh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===gh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===vh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===xh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===_h)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===yh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===bh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Mh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Sh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===wh)return o===Ut?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Eh||i===Th||i===Ah)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===Eh)return o===Ut?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Th)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ah)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Rh||i===Ch||i===Al||i===Ph)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===Rh)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Ch)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Al)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Ph)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===oo?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var m2=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,g2=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,sm=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new vl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new wr({vertexShader:m2,fragmentShader:g2,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new an(new xl(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},om=class extends br{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,d=null,h=null,f=null,g=null,x=typeof XRWebGLBinding<"u",p=new sm,v={},b=t.getContextAttributes(),R=null,M=null,P=[],E=[],_=new at,C=null,V=null,D=new Zn;D.viewport=new pt;let k=new Zn;k.viewport=new pt;let N=[D,k],H=new Xu,F=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ne){let _e=P[ne];return _e===void 0&&(_e=new aa,P[ne]=_e),_e.getTargetRaySpace()},this.getControllerGrip=function(ne){let _e=P[ne];return _e===void 0&&(_e=new aa,P[ne]=_e),_e.getGripSpace()},this.getHand=function(ne){let _e=P[ne];return _e===void 0&&(_e=new aa,P[ne]=_e),_e.getHandSpace()};function j(ne){let _e=E.indexOf(ne.inputSource);if(_e===-1)return;let Me=P[_e];Me!==void 0&&(Me.update(ne.inputSource,ne.frame,c||o),Me.dispatchEvent({type:ne.type,data:ne.inputSource}))}function X(){r.removeEventListener("select",j),r.removeEventListener("selectstart",j),r.removeEventListener("selectend",j),r.removeEventListener("squeeze",j),r.removeEventListener("squeezestart",j),r.removeEventListener("squeezeend",j),r.removeEventListener("end",X),r.removeEventListener("inputsourceschange",de);for(let ne=0;ne<P.length;ne++){let _e=E[ne];_e!==null&&(E[ne]=null,P[ne].disconnect(_e))}F=null,q=null,p.reset();for(let ne in v)delete v[ne];if(e.setRenderTarget(R),f=null,h=null,d=null,r=null,M=null,me.stop(),i.isPresenting=!1,e.setPixelRatio(C),e.setSize(_.width,_.height,!1),V!==null){let ne=V.camera;ne.fov=V.fov,ne.zoom=V.zoom,ne.updateProjectionMatrix(),V=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ne){s=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ne){a=ne,i.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ne){c=ne},this.getBaseLayer=function(){return h!==null?h:f},this.getBinding=function(){return d===null&&x&&(d=new XRWebGLBinding(r,t)),d},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(ne){if(r=ne,r!==null){if(R=e.getRenderTarget(),r.addEventListener("select",j),r.addEventListener("selectstart",j),r.addEventListener("selectend",j),r.addEventListener("squeeze",j),r.addEventListener("squeezestart",j),r.addEventListener("squeezeend",j),r.addEventListener("end",X),r.addEventListener("inputsourceschange",de),b.xrCompatible!==!0&&await t.makeXRCompatible(),C=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let Me=null,Le=null,Te=null;b.depth&&(Te=b.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Me=b.stencil?Qr:Zr,Le=b.stencil?oo:Fi);let Ye={colorFormat:t.RGBA8,depthFormat:Te,scaleFactor:s};d=this.getBinding(),h=d.createProjectionLayer(Ye),r.updateRenderState({layers:[h]}),e.setPixelRatio(1),e.setSize(h.textureWidth,h.textureHeight,!1),M=new Kn(h.textureWidth,h.textureHeight,{format:Fn,type:mi,depthTexture:new Jr(h.textureWidth,h.textureHeight,Le,void 0,void 0,void 0,void 0,void 0,void 0,Me),stencilBuffer:b.stencil,colorSpace:e.outputColorSpace,samples:b.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===!1})}else{let Me={antialias:b.antialias,alpha:!0,depth:b.depth,stencil:b.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,Me),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),M=new Kn(f.framebufferWidth,f.framebufferHeight,{format:Fn,type:mi,colorSpace:e.outputColorSpace,stencilBuffer:b.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),me.setContext(r),me.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function de(ne){for(let _e=0;_e<ne.removed.length;_e++){let Me=ne.removed[_e],Le=E.indexOf(Me);Le>=0&&(E[Le]=null,P[Le].disconnect(Me))}for(let _e=0;_e<ne.added.length;_e++){let Me=ne.added[_e],Le=E.indexOf(Me);if(Le===-1){for(let Ye=0;Ye<P.length;Ye++)if(Ye>=E.length){E.push(Me),Le=Ye;break}else if(E[Ye]===null){E[Ye]=Me,Le=Ye;break}if(Le===-1)break}let Te=P[Le];Te&&Te.connect(Me)}}function Q(ne,_e){_e===null?ne.matrixWorld.copy(ne.matrix):ne.matrixWorld.multiplyMatrices(_e.matrixWorld,ne.matrix),ne.matrixWorldInverse.copy(ne.matrixWorld).invert()}this.updateCamera=function(ne){if(r===null)return;let _e=ne.near,Me=ne.far;p.texture!==null&&(p.depthNear>0&&(_e=p.depthNear),p.depthFar>0&&(Me=p.depthFar)),H.near=k.near=D.near=_e,H.far=k.far=D.far=Me,(F!==H.near||q!==H.far)&&(r.updateRenderState({depthNear:H.near,depthFar:H.far}),F=H.near,q=H.far),H.layers.mask=ne.layers.mask|6,D.layers.mask=H.layers.mask&-5,k.layers.mask=H.layers.mask&-3;let Le=ne.parent,Te=H.cameras;Q(H,Le);for(let Ye=0;Ye<Te.length;Ye++)Q(Te[Ye],Le);H.projectionMatrix.copy(D.projectionMatrix),H.projectionMatrixInverse.copy(D.projectionMatrixInverse),V===null&&ne.isPerspectiveCamera&&(V={camera:ne,fov:ne.fov,zoom:ne.zoom}),te(ne,H,Le)};function te(ne,_e,Me){Me===null?ne.matrix.copy(_e.matrixWorld):(ne.matrix.copy(Me.matrixWorld),ne.matrix.invert(),ne.matrix.multiply(_e.matrixWorld)),ne.matrix.decompose(ne.position,ne.quaternion,ne.scale),ne.updateMatrixWorld(!0),ne.projectionMatrix.copy(_e.projectionMatrix),ne.projectionMatrixInverse.copy(_e.projectionMatrixInverse),ne.isPerspectiveCamera&&(ne.fov=Eu*2*Math.atan(1/ne.projectionMatrix.elements[5]),ne.zoom=1)}this.getCamera=function(){return H},this.getFoveation=function(){if(!(h===null&&f===null))return l},this.setFoveation=function(ne){l=ne,h!==null&&(h.fixedFoveation=ne),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ne)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(H)},this.getCameraTexture=function(ne){return v[ne]};let oe=null;function ge(ne,_e){if(u=_e.getViewerPose(c||o),g=_e,u!==null){let Me=u.views;f!==null&&(e.setRenderTargetFramebuffer(M,f.framebuffer),e.setRenderTarget(M));let Le=!1;Me.length!==H.cameras.length&&(H.cameras.length=0,Le=!0);for(let qe=0;qe<Me.length;qe++){let gt=Me[qe],ht=null;if(f!==null)ht=f.getViewport(gt);else{let rn=d.getViewSubImage(h,gt);ht=rn.viewport,qe===0&&(e.setRenderTargetTextures(M,rn.colorTexture,rn.depthStencilTexture),e.setRenderTarget(M))}let st=N[qe];st===void 0&&(st=new Zn,st.layers.enable(qe),st.viewport=new pt,N[qe]=st),st.matrix.fromArray(gt.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(gt.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(ht.x,ht.y,ht.width,ht.height),qe===0&&(H.matrix.copy(st.matrix),H.matrix.decompose(H.position,H.quaternion,H.scale)),Le===!0&&H.cameras.push(st)}let Te=r.enabledFeatures;if(Te&&Te.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&x){d=i.getBinding();let qe=d.getDepthInformation(Me[0]);qe&&qe.isValid&&qe.texture&&p.init(qe,r.renderState)}if(Te&&Te.includes("camera-access")&&x){e.state.unbindTexture(),d=i.getBinding();for(let qe=0;qe<Me.length;qe++){let gt=Me[qe].camera;if(gt){let ht=v[gt];ht||(ht=new vl,v[gt]=ht);let st=d.getCameraImage(gt);ht.sourceTexture=st}}}}for(let Me=0;Me<P.length;Me++){let Le=E[Me],Te=P[Me];Le!==null&&Te!==void 0&&Te.update(Le,_e,c||o)}oe&&oe(ne,_e),_e.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:_e}),g=null}let me=new Fy;me.setAnimationLoop(ge),this.setAnimationLoop=function(ne){oe=ne},this.dispose=function(){}}},v2=new Yt,qy=new rt;qy.set(-1,0,0,0,1,0,0,0,1);function x2(n,e){function t(p,v){p.matrixAutoUpdate===!0&&p.updateMatrix(),v.value.copy(p.matrix)}function i(p,v){v.color.getRGB(p.fogColor.value,Vp(n)),v.isFog?(p.fogNear.value=v.near,p.fogFar.value=v.far):v.isFogExp2&&(p.fogDensity.value=v.density)}function r(p,v,b,R,M){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?s(p,v):v.isMeshLambertMaterial?(s(p,v),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(s(p,v),d(p,v)):v.isMeshPhongMaterial?(s(p,v),u(p,v),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(s(p,v),h(p,v),v.isMeshPhysicalMaterial&&f(p,v,M)):v.isMeshMatcapMaterial?(s(p,v),g(p,v)):v.isMeshDepthMaterial?s(p,v):v.isMeshDistanceMaterial?(s(p,v),x(p,v)):v.isMeshNormalMaterial?s(p,v):v.isLineBasicMaterial?(o(p,v),v.isLineDashedMaterial&&a(p,v)):v.isPointsMaterial?l(p,v,b,R):v.isSpriteMaterial?c(p,v):v.isShadowMaterial?(p.color.value.copy(v.color),p.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function s(p,v){p.opacity.value=v.opacity,v.color&&p.diffuse.value.copy(v.color),v.emissive&&p.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(p.map.value=v.map,t(v.map,p.mapTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.bumpMap&&(p.bumpMap.value=v.bumpMap,t(v.bumpMap,p.bumpMapTransform),p.bumpScale.value=v.bumpScale,v.side===pi&&(p.bumpScale.value*=-1)),v.normalMap&&(p.normalMap.value=v.normalMap,t(v.normalMap,p.normalMapTransform),p.normalScale.value.copy(v.normalScale),v.side===pi&&p.normalScale.value.negate()),v.displacementMap&&(p.displacementMap.value=v.displacementMap,t(v.displacementMap,p.displacementMapTransform),p.displacementScale.value=v.displacementScale,p.displacementBias.value=v.displacementBias),v.emissiveMap&&(p.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,p.emissiveMapTransform)),v.specularMap&&(p.specularMap.value=v.specularMap,t(v.specularMap,p.specularMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest);let b=e.get(v),R=b.envMap,M=b.envMapRotation;R&&(p.envMap.value=R,p.envMapRotation.value.setFromMatrix4(v2.makeRotationFromEuler(M)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(qy),p.reflectivity.value=v.reflectivity,p.ior.value=v.ior,p.refractionRatio.value=v.refractionRatio),v.lightMap&&(p.lightMap.value=v.lightMap,p.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,p.lightMapTransform)),v.aoMap&&(p.aoMap.value=v.aoMap,p.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,p.aoMapTransform))}function o(p,v){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,v.map&&(p.map.value=v.map,t(v.map,p.mapTransform))}function a(p,v){p.dashSize.value=v.dashSize,p.totalSize.value=v.dashSize+v.gapSize,p.scale.value=v.scale}function l(p,v,b,R){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,p.size.value=v.size*b,p.scale.value=R*.5,v.map&&(p.map.value=v.map,t(v.map,p.uvTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest)}function c(p,v){p.diffuse.value.copy(v.color),p.opacity.value=v.opacity,p.rotation.value=v.rotation,v.map&&(p.map.value=v.map,t(v.map,p.mapTransform)),v.alphaMap&&(p.alphaMap.value=v.alphaMap,t(v.alphaMap,p.alphaMapTransform)),v.alphaTest>0&&(p.alphaTest.value=v.alphaTest)}function u(p,v){p.specular.value.copy(v.specular),p.shininess.value=Math.max(v.shininess,1e-4)}function d(p,v){v.gradientMap&&(p.gradientMap.value=v.gradientMap)}function h(p,v){p.metalness.value=v.metalness,v.metalnessMap&&(p.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,p.metalnessMapTransform)),p.roughness.value=v.roughness,v.roughnessMap&&(p.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,p.roughnessMapTransform)),v.envMap&&(p.envMapIntensity.value=v.envMapIntensity)}function f(p,v,b){p.ior.value=v.ior,v.diffuseRoughness>0&&(p.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),v.sheen>0&&(p.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),p.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(p.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,p.sheenColorMapTransform)),v.sheenRoughnessMap&&(p.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,p.sheenRoughnessMapTransform))),v.clearcoat>0&&(p.clearcoat.value=v.clearcoat,p.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(p.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,p.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(p.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===pi&&p.clearcoatNormalScale.value.negate())),v.dispersion>0&&(p.dispersion.value=v.dispersion),v.retroreflectivity>0&&(p.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(p.iridescence.value=v.iridescence,p.iridescenceIOR.value=v.iridescenceIOR,p.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(p.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,p.iridescenceMapTransform)),v.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),v.transmission>0&&(p.transmission.value=v.transmission,p.transmissionSamplerMap.value=b.texture,p.transmissionSamplerSize.value.set(b.width,b.height),v.transmissionMap&&(p.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,p.transmissionMapTransform)),p.thickness.value=v.thickness,v.thicknessMap&&(p.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=v.attenuationDistance,p.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(p.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(p.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=v.specularIntensity,p.specularColor.value.copy(v.specularColor),v.specularColorMap&&(p.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,p.specularColorMapTransform)),v.specularIntensityMap&&(p.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,v){v.matcap&&(p.matcap.value=v.matcap)}function x(p,v){let b=e.get(v).light;p.referencePosition.value.setFromMatrixPosition(b.matrixWorld),p.nearDistance.value=b.shadow.camera.near,p.farDistance.value=b.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function _2(n,e,t,i){let r={},s={};function o(b,R){let M=R.program;i.uniformBlockBinding(b,M,r[b.id])}function a(b,R){let M=r[b.id];M===void 0&&(g(b),M=l(b),r[b.id]=M,b.addEventListener("dispose",p));let P=R.program;i.updateUBOMapping(b,P);let E=e.render.frame;s[b.id]!==E&&(c(b),s[b.id]=E)}function l(b){let R=n.createBuffer(),M=b.__size,P=b.usage;return n.bindBuffer(n.UNIFORM_BUFFER,R),n.bufferData(n.UNIFORM_BUFFER,M,P),n.bindBuffer(n.UNIFORM_BUFFER,null),R}function c(b){let R=r[b.id],M=b.uniforms,P=b.__cache;n.bindBuffer(n.UNIFORM_BUFFER,R);for(let E=0,_=M.length;E<_;E++){let C=M[E];if(Array.isArray(C))for(let V=0,D=C.length;V<D;V++)u(C[V],E,V,P);else u(C,E,0,P)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(b,R,M,P){if(h(b,R,M,P)===!0){let E=b.__offset,_=b.value;if(Array.isArray(_)){let C=0;for(let V=0;V<_.length;V++){let D=_[V],k=x(D,!0);d(D,b.__data,C),C+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else d(_,b.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,E,b.__data)}}function d(b,R,M){typeof b=="number"||typeof b=="boolean"?R[M]=b:b.isMatrix3?(R[M]=b.elements[0],R[M+1]=b.elements[1],R[M+2]=b.elements[2],R[M+3]=0,R[M+4]=b.elements[3],R[M+5]=b.elements[4],R[M+6]=b.elements[5],R[M+7]=0,R[M+8]=b.elements[6],R[M+9]=b.elements[7],R[M+10]=b.elements[8],R[M+11]=0):ArrayBuffer.isView(b)?R.set(b.subarray(0,R.length-M),M):b.toArray(R,M)}function h(b,R,M,P){let E=b.value,_=R+"_"+M;if(Array.isArray(E)){P[_]===void 0&&(P[_]=[]);let C=P[_],V=!1;for(let D=0;D<E.length;D++)f(E[D],C,D)===!0&&(V=!0);return V}return f(E,P,_)}function f(b,R,M){if(R[M]===void 0)return typeof b=="number"||typeof b=="boolean"?R[M]=b:ArrayBuffer.isView(b)?R[M]=b.slice():R[M]=b.clone(),!0;{let P=R[M];if(typeof b=="number"||typeof b=="boolean"){if(P!==b)return R[M]=b,!0}else{if(ArrayBuffer.isView(b))return!0;if(P.equals(b)===!1)return P.copy(b),!0}}return!1}function g(b){let R=b.uniforms,M=0,P=16;for(let _=0,C=R.length;_<C;_++){let V=Array.isArray(R[_])?R[_]:[R[_]];for(let D=0,k=V.length;D<k;D++){let N=V[D],H=Array.isArray(N.value)?N.value:[N.value],F=Array.isArray(R[_])||Array.isArray(N.value),q=M;for(let X=0,de=H.length;X<de;X++){let Q=H[X],te=x(Q,F),oe=M%P,ge=oe%te.boundary,me=oe+ge;M+=ge,me!==0&&P-me<te.storage&&(M+=P-me),X===0&&(q=M),M+=te.storage}let j=N.type==="int"?Int32Array:N.type==="uint"?Uint32Array:Float32Array;N.__data=new j((M-q)/Float32Array.BYTES_PER_ELEMENT),N.__offset=q}}let E=M%P;return E>0&&(M+=P-E),b.__size=M,b.__cache={},this}function x(b,R){let M={boundary:0,storage:0};return typeof b=="number"||typeof b=="boolean"?(M.boundary=4,M.storage=4):b.isVector2?(M.boundary=8,M.storage=8):b.isVector3||b.isColor?(M.boundary=16,M.storage=12):b.isVector4?(M.boundary=16,M.storage=16):b.isMatrix3?(M.boundary=16,M.storage=48):b.isMatrix4?(M.boundary=16,M.storage=64):b.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(b)?(M.boundary=16,M.storage=b.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",b),R===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function p(b){let R=b.target;R.removeEventListener("dispose",p),n.deleteBuffer(r[R.id]),delete r[R.id],delete s[R.id]}function v(){for(let b in r)n.deleteBuffer(r[b]);r={},s={}}return{bind:o,update:a,dispose:v}}var y2=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Tr=null;function b2(){return Tr===null&&(Tr=new ni(y2,16,16,Ps,Ui),Tr.name="DFG_LUT",Tr.minFilter=Ct,Tr.magFilter=Ct,Tr.wrapS=Xi,Tr.wrapT=Xi,Tr.generateMipmaps=!1,Tr.needsUpdate=!0),Tr}var Nh=class{constructor(e={}){let{canvas:t=oy(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:h=!1,outputBufferType:f=mi}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let x=f,p=new Set([eh,ga,Qu]),v=new Set([mi,Fi,pa,oo,Ju,ju]),b=new Uint32Array(4),R=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},P=null,E=null,_=[],C=[],V=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Er,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,k=!1,N=null,H=null,F=null,q=null;this._outputColorSpace=Di;let j=0,X=0,de=null,Q=-1,te=null,oe=new pt,ge=new pt,me=null,ne=new Pt(0),_e=0,Me=t.width,Le=t.height,Te=1,Ye=null,lt=null,qe=new pt(0,0,Me,Le),gt=new pt(0,0,Me,Le),ht=!1,st=new Kr,rn=new Lu,Kt=!1,Mn=!1,Vt=new Yt,zn=new Z,Rt=new pt,Ln={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},fn=!1;function Sn(){return de===null?Te:1}let z=i;function De(A,G){return t.getContext(A,G)}let Je,ct,Ae,Wt,Xe,Ke,L,S,$,fe,ce,be,Se,ie,se,xe,B,ae,re,Re,ye,Ee,$e;try{let A={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ve,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Ie,!1),z===null){let G="webgl2";if(z=De(G,A),z===null)throw De(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(A){throw t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),it("WebGLRenderer: "+A.message),A}function et(){Je=new IR(z),Je.init(),ye=new p2(z,Je),ct=new bR(z,Je,e,ye),Ae=new d2(z,Je),ct.reversedDepthBuffer&&h&&Ae.buffers.depth.setReversed(!0),H=z.createFramebuffer(),F=z.createFramebuffer(),q=z.createFramebuffer(),Wt=new kR(z),Xe=new jC,Ke=new f2(z,Je,Ae,Xe,ct,ye,Wt),L=new LR(D),S=new UE(z),Ee=new _R(z,S),$=new DR(z,S,Wt,Ee),fe=new UR(z,$,S,Ee,Wt),ae=new FR(z,ct,Ke),se=new MR(Xe),ce=new JC(D,L,Je,ct,Ee,se),be=new x2(D,Xe),Se=new e2,ie=new o2(Je),B=new xR(D,L,Ae,fe,g,l),xe=new h2(D,fe,ct),$e=new _2(z,Wt,ct,Ae),re=new yR(z,Je,Wt),Re=new NR(z,Je,Wt),Wt.programs=ce.programs,D.capabilities=ct,D.extensions=Je,D.properties=Xe,D.renderLists=Se,D.shadowMap=xe,D.state=Ae,D.info=Wt}x!==mi&&(V=new BR(x,t.width,t.height,a,r,s));let he=new om(D,z);this.xr=he,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let A=Je.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Je.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Te},this.setPixelRatio=function(A){A!==void 0&&(Te=A,this.setSize(Me,Le,!1))},this.getSize=function(A){return A.set(Me,Le)},this.setSize=function(A,G,ee=!0){if(he.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}Me=A,Le=G,t.width=Math.floor(A*Te),t.height=Math.floor(G*Te),ee===!0&&(t.style.width=A+"px",t.style.height=G+"px"),V!==null&&V.setSize(t.width,t.height),this.setViewport(0,0,A,G)},this.getDrawingBufferSize=function(A){return A.set(Me*Te,Le*Te).floor()},this.setDrawingBufferSize=function(A,G,ee){Me=A,Le=G,Te=ee,t.width=Math.floor(A*ee),t.height=Math.floor(G*ee),this.setViewport(0,0,A,G)},this.setEffects=function(A){if(x===mi){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let G=0;G<A.length;G++)if(A[G].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}V.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(oe)},this.getViewport=function(A){return A.copy(qe)},this.setViewport=function(A,G,ee,Y){A.isVector4?qe.set(A.x,A.y,A.z,A.w):qe.set(A,G,ee,Y),Ae.viewport(oe.copy(qe).multiplyScalar(Sn()).round())},this.getScissor=function(A){return A.copy(gt)},this.setScissor=function(A,G,ee,Y){A.isVector4?gt.set(A.x,A.y,A.z,A.w):gt.set(A,G,ee,Y),Ae.scissor(ge.copy(gt).multiplyScalar(Sn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(A){Ae.setScissorTest(ht=A)},this.setOpaqueSort=function(A){Ye=A},this.setTransparentSort=function(A){lt=A},this.getClearColor=function(A){return A.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(A=!0,G=!0,ee=!0){let Y=0;if(A){let K=!1;if(de!==null){let Ce=de.texture.format;K=p.has(Ce)}if(K){let Ce=de.texture.type,Ne=v.has(Ce),Pe=B.getClearColor(),Fe=B.getClearAlpha(),We=Pe.r,nt=Pe.g,xt=Pe.b;Ne?(b[0]=We,b[1]=nt,b[2]=xt,b[3]=Fe,z.clearBufferuiv(z.COLOR,0,b)):(R[0]=We,R[1]=nt,R[2]=xt,R[3]=Fe,z.clearBufferiv(z.COLOR,0,R))}else Y|=z.COLOR_BUFFER_BIT}G&&(Y|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&z.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),N=A},this.dispose=function(){t.removeEventListener("webglcontextlost",Ve,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ie,!1),B.dispose(),Se.dispose(),ie.dispose(),Ke.dispose(),Xe.dispose(),L.dispose(),fe.dispose(),$.dispose(),Ee.dispose(),$e.dispose(),ce.dispose(),he.dispose(),he.removeEventListener("sessionstart",kl),he.removeEventListener("sessionend",ur),Cr.stop()};function Ve(A){A.preventDefault(),zp("WebGLRenderer: Context Lost."),k=!0}function tt(){zp("WebGLRenderer: Context Restored."),k=!1;let A=Wt.autoReset,G=xe.enabled,ee=xe.autoUpdate,Y=xe.needsUpdate,K=xe.type;et(),Wt.autoReset=A,xe.enabled=G,xe.autoUpdate=ee,xe.needsUpdate=Y,xe.type=K}function Ie(A){it("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ut(A){let G=A.target;G.removeEventListener("dispose",ut),Jt(G)}function Jt(A){si(A),Xe.remove(A)}function si(A){let G=Xe.get(A).programs;G!==void 0&&(G.forEach(function(ee){ce.releaseProgram(ee)}),A.isShaderMaterial&&ce.releaseShaderCache(A))}this.renderBufferDirect=function(A,G,ee,Y,K,Ce){G===null&&(G=Ln);let Ne=K.isMesh&&K.matrixWorld.determinantAffine()<0,Pe=Ta(A,G,ee,Y,K);Ae.setMaterial(Y,Ne);let Fe=ee.index,We=1;if(Y.wireframe===!0){if(Fe=$.getWireframeAttribute(ee),Fe===void 0)return;We=2}let nt=ee.drawRange,xt=ee.attributes.position,Ge=nt.start*We,_t=(nt.start+nt.count)*We;Ce!==null&&(Ge=Math.max(Ge,Ce.start*We),_t=Math.min(_t,(Ce.start+Ce.count)*We)),Fe!==null?(Ge=Math.max(Ge,0),_t=Math.min(_t,Fe.count)):xt!=null&&(Ge=Math.max(Ge,0),_t=Math.min(_t,xt.count));let cn=_t-Ge;if(cn<0||cn===1/0)return;Ee.setup(K,Y,Pe,ee,Fe);let Ot,Bt=re;if(Fe!==null&&(Ot=S.get(Fe),Bt=Re,Bt.setIndex(Ot)),K.isMesh)Y.wireframe===!0?(Ae.setLineWidth(Y.wireframeLinewidth*Sn()),Bt.setMode(z.LINES)):Bt.setMode(z.TRIANGLES);else if(K.isLine){let In=Y.linewidth;In===void 0&&(In=1),Ae.setLineWidth(In*Sn()),K.isLineSegments?Bt.setMode(z.LINES):K.isLineLoop?Bt.setMode(z.LINE_LOOP):Bt.setMode(z.LINE_STRIP)}else K.isPoints?Bt.setMode(z.POINTS):K.isSprite&&Bt.setMode(z.TRIANGLES);if(K.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Bt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let In=K._multiDrawStarts,ze=K._multiDrawCounts,wn=K._multiDrawCount,Mt=Fe?S.get(Fe).bytesPerElement:1,Lr=Xe.get(Y).currentProgram.getUniforms();for(let En=0;En<wn;En++)Lr.setValue(z,"_gl_DrawID",En),Bt.render(In[En]/Mt,ze[En])}else if(K.isInstancedMesh)Bt.renderInstances(Ge,cn,K.count);else if(ee.isInstancedBufferGeometry){let In=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,ze=Math.min(ee.instanceCount,In);Bt.renderInstances(Ge,cn,ze)}else Bt.render(Ge,cn)};function Sa(A,G,ee,Y){N!==null&&A.isNodeMaterial&&N.setObject(Y,A),Kt===!0&&se.setState(A,ee,!1),A.transparent===!0&&A.side===kn&&A.forceSinglePass===!1?(A.side=pi,A.needsUpdate=!0,hr(A,G,Y),A.side=Cs,A.needsUpdate=!0,hr(A,G,Y),A.side=kn):hr(A,G,Y)}this.compile=function(A,G,ee=null){ee===null&&(ee=A),N!==null&&N.renderStart(A,G,ee),E=ie.get(ee),E.init(G),C.push(E),ee.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(E.pushLight(K),K.castShadow&&E.pushShadow(K))}),A!==ee&&A.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(E.pushLight(K),K.castShadow&&E.pushShadow(K))}),E.setupLights(),N!==null&&N.updateLights(E.state.lightsArray),Mn=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,Mn),Kt===!0&&se.setGlobalState(this.clippingPlanes,G),N!==null&&xe.render(E.state.shadowsArray,ee,G);let Y=new Set;return A.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Ce=K.material;if(Ce)if(Array.isArray(Ce))for(let Ne=0;Ne<Ce.length;Ne++){let Pe=Ce[Ne];Sa(Pe,ee,G,K),Y.add(Pe)}else Sa(Ce,ee,G,K),Y.add(Ce)}),E=C.pop(),N!==null&&N.renderEnd(),Y},this.compileAsync=function(A,G,ee=null){let Y=this.compile(A,G,ee);return new Promise(K=>{function Ce(){if(Y.forEach(function(Ne){let Fe=Xe.get(Ne).currentProgram;(Fe===void 0||Fe.isReady())&&Y.delete(Ne)}),Y.size===0){K(A);return}setTimeout(Ce,10)}Je.get("KHR_parallel_shader_compile")!==null?Ce():setTimeout(Ce,10)})};let ho=null;function Qh(A){ho&&ho(A)}function kl(){Cr.stop()}function ur(){Cr.start()}let Cr=new Fy;Cr.setAnimationLoop(Qh),typeof self<"u"&&Cr.setContext(self),this.setAnimationLoop=function(A){ho=A,he.setAnimationLoop(A),A===null?Cr.stop():Cr.start()},he.addEventListener("sessionstart",kl),he.addEventListener("sessionend",ur),this.render=function(A,G){if(G!==void 0&&G.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;N!==null&&N.renderStart(A,G);let ee=he.enabled===!0&&he.isPresenting===!0,Y=V!==null&&(de===null||ee)&&V.begin(D,de);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(V===null||V.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(G),G=he.getCamera()),A.isScene===!0&&A.onBeforeRender(D,A,G,de),E=ie.get(A,C.length),E.init(G),E.state.textureUnits=Ke.getTextureUnits(),C.push(E),Vt.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?rn.setFromArrayCamera(G):st.setFromProjectionMatrix(Vt,qi,G.reversedDepth),Mn=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,Mn),P=Se.get(A,_.length),P.init(),_.push(P),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Ne=D.xr.getDepthSensingMesh();Ne!==null&&Pr(Ne,G,-1/0,D.sortObjects)}Pr(A,G,0,D.sortObjects),P.finish(),N!==null&&N.updateLights(E.state.lightsArray),D.sortObjects===!0&&P.sort(Ye,lt),fn=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,fn&&B.addToRenderList(P,A),this.info.autoReset===!0&&this.info.reset(),Kt===!0&&se.beginShadows();let K=E.state.shadowsArray;if(xe.render(K,A,G),Kt===!0&&se.endShadows(),(Y&&V.hasRenderPass())===!1){let Ne=P.opaque,Pe=P.transmissive;if(E.setupLights(),G.isArrayCamera){let Fe=G.cameras;if(Pe.length>0)for(let We=0,nt=Fe.length;We<nt;We++){let xt=Fe[We];Ji(Ne,Pe,A,xt)}fn&&B.render(A);for(let We=0,nt=Fe.length;We<nt;We++){let xt=Fe[We];wa(P,A,xt,xt.viewport)}}else Pe.length>0&&Ji(Ne,Pe,A,G),fn&&B.render(A),wa(P,A,G)}de!==null&&X===0&&(Ke.updateMultisampleRenderTarget(de),Ke.updateRenderTargetMipmap(de)),Y&&V.end(D),A.isScene===!0&&A.onAfterRender(D,A,G),Ee.resetDefaultState(),Q=-1,te=null,C.pop(),C.length>0?(E=C[C.length-1],Ke.setTextureUnits(E.state.textureUnits),Kt===!0&&se.setGlobalState(D.clippingPlanes,E.state.camera)):E=null,_.pop(),_.length>0?P=_[_.length-1]:P=null,N!==null&&N.renderEnd()};function Pr(A,G,ee,Y){if(A.visible===!1)return;if(A.layers.test(G.layers)){if(A.isGroup)ee=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(G);else if(A.isLight)E.pushLight(A),A.castShadow&&E.pushShadow(A);else if(A.isSprite){let Ne=G.isArrayCamera?rn:st;if(!A.frustumCulled||A.intersectsFrustum(Ne)){Y&&Rt.setFromMatrixPosition(A.matrixWorld).applyMatrix4(Vt);let Pe=fe.update(A),Fe=A.material;Fe.visible&&P.push(A,Pe,Fe,ee,Rt.z,null,G)}}else if(A.isMesh||A.isLine||A.isPoints){let Ne=G.isArrayCamera?rn:st;if(!A.frustumCulled||A.intersectsFrustum(Ne)){let Pe=fe.update(A),Fe=A.material;if(Y&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),Rt.copy(A.boundingSphere.center)):(Pe.boundingSphere===null&&Pe.computeBoundingSphere(),Rt.copy(Pe.boundingSphere.center)),Rt.applyMatrix4(A.matrixWorld).applyMatrix4(Vt)),Array.isArray(Fe)){let We=Pe.groups;for(let nt=0,xt=We.length;nt<xt;nt++){let Ge=We[nt],_t=Fe[Ge.materialIndex];_t&&_t.visible&&P.push(A,Pe,_t,ee,Rt.z,Ge,G)}}else Fe.visible&&P.push(A,Pe,Fe,ee,Rt.z,null,G)}}}let Ce=A.children;for(let Ne=0,Pe=Ce.length;Ne<Pe;Ne++)Pr(Ce[Ne],G,ee,Y)}function wa(A,G,ee,Y){let{opaque:K,transmissive:Ce,transparent:Ne}=A;E.setupLightsView(ee),Kt===!0&&se.setGlobalState(D.clippingPlanes,ee),Y&&Ae.viewport(oe.copy(Y)),K.length>0&&pn(K,G,ee),Ce.length>0&&pn(Ce,G,ee),Ne.length>0&&pn(Ne,G,ee),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function Ji(A,G,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[Y.id]===void 0){let Ge=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[Y.id]=new Kn(1,1,{generateMipmaps:!0,type:Ge?Ui:mi,minFilter:cr,samples:Math.max(4,ct.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Tt.workingColorSpace})}let Ce=E.state.transmissionRenderTarget[Y.id],Ne=Y.viewport||oe;Ce.setSize(Ne.z*D.transmissionResolutionScale,Ne.w*D.transmissionResolutionScale);let Pe=D.getRenderTarget(),Fe=D.getActiveCubeFace(),We=D.getActiveMipmapLevel();D.setRenderTarget(Ce),D.getClearColor(ne),_e=D.getClearAlpha(),_e<1&&D.setClearColor(16777215,.5),D.clear(),fn&&B.render(ee);let nt=D.toneMapping;D.toneMapping=Er;let xt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),E.setupLightsView(Y),Kt===!0&&se.setGlobalState(D.clippingPlanes,Y),pn(A,ee,Y),Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let _t=0,cn=G.length;_t<cn;_t++){let Ot=G[_t],{object:Bt,geometry:In,material:ze,group:wn}=Ot;if(ze.side===kn&&Bt.layers.test(Y.layers)){let Mt=ze.side;ze.side=pi,ze.needsUpdate=!0,_n(Bt,ee,Y,In,ze,wn),ze.side=Mt,ze.needsUpdate=!0,Ge=!0}}Ge===!0&&(Ke.updateMultisampleRenderTarget(Ce),Ke.updateRenderTargetMipmap(Ce))}D.setRenderTarget(Pe,Fe,We),D.setClearColor(ne,_e),xt!==void 0&&(Y.viewport=xt),D.toneMapping=nt}function pn(A,G,ee){let Y=G.isScene===!0?G.overrideMaterial:null;for(let K=0,Ce=A.length;K<Ce;K++){let Ne=A[K],{object:Pe,geometry:Fe,group:We}=Ne,nt=Ne.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Pe.layers.test(ee.layers)&&_n(Pe,G,ee,Fe,nt,We)}}function _n(A,G,ee,Y,K,Ce){N!==null&&K.isNodeMaterial&&N.setObject(A,K),A.onBeforeRender(D,G,ee,Y,K,Ce),A.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),K.onBeforeRender(D,G,ee,Y,A,Ce),K.transparent===!0&&K.side===kn&&K.forceSinglePass===!1?(K.side=pi,K.needsUpdate=!0,D.renderBufferDirect(ee,G,Y,K,A,Ce),K.side=Cs,K.needsUpdate=!0,D.renderBufferDirect(ee,G,Y,K,A,Ce),K.side=kn):D.renderBufferDirect(ee,G,Y,K,A,Ce),A.onAfterRender(D,G,ee,Y,K,Ce)}function yn(A){let G=0;for(let ee of A)ee.texture!==null&&G++;return G}function hr(A,G,ee){G.isScene!==!0&&(G=Ln);let Y=Xe.get(A),K=E.state.lights,Ce=E.state.shadowsArray,Ne=K.state.version,Pe=ce.getParameters(A,K.state,Ce,G,ee,E.state.lightProbeGridArray),Fe=ce.getProgramCacheKey(Pe),We=Y.programs;Y.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?G.environment:null,Y.fog=G.fog;let nt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;Y.envMap=L.get(A.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&A.envMap===null?G.environmentRotation:A.envMapRotation,We===void 0&&(A.addEventListener("dispose",ut),We=new Map,Y.programs=We,Y.programVariants=new Map);let xt=We.get(Fe);if(xt!==void 0){if(Y.currentProgram===xt&&Y.lightsStateVersion===Ne)return Ea(A,Pe),xt}else Pe.uniforms=ce.getUniforms(A),N!==null&&A.isNodeMaterial&&N.build(A,ee,Pe),A.onBeforeCompile(Pe,D),xt=ce.acquireProgram(Pe,Fe),We.set(Fe,xt),Y.uniforms=Pe.uniforms;let Ge=Y.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Ge.clippingPlanes=se.uniform),Ea(A,Pe),Y.needsLights=is(A),Y.lightsStateVersion=Ne,Y.needsLights&&(Ge.ambientLightColor.value=K.state.ambient,Ge.lightProbe.value=K.state.probe,Ge.sunLights.value=K.state.sun,Ge.sunLightShadows.value=K.state.sunShadow,Ge.directionalLights.value=K.state.directional,Ge.directionalLightShadows.value=K.state.directionalShadow,Ge.spotLights.value=K.state.spot,Ge.spotLightShadows.value=K.state.spotShadow,Ge.rectAreaLights.value=K.state.rectArea,Ge.ltc_1.value=K.state.rectAreaLTC1,Ge.ltc_2.value=K.state.rectAreaLTC2,Ge.pointLights.value=K.state.point,Ge.pointLightShadows.value=K.state.pointShadow,Ge.hemisphereLights.value=K.state.hemi,Ge.sunShadowMatrix.value=K.state.sunShadowMatrix,Ge.sunShadowCascade.value=K.state.sunShadowCascade,Ge.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Ge.spotLightMatrix.value=K.state.spotLightMatrix,Ge.spotLightMap.value=K.state.spotLightMap,Ge.pointShadowMatrix.value=K.state.pointShadowMatrix),Y.numLightProbeGrids=yn(E.state.lightProbeGridArray),Y.currentProgram=xt,Y.uniformsList=null,xt}function bi(A,G,ee,Y,K){let Ce=Xe.get(A),Ne=Ce.currentProgram.id+","+Y+","+K,Pe=Ce.programVariants.get(Ne);return Pe===void 0?(Pe=hr(A,G,ee),Ce.programVariants.set(Ne,Pe)):(Ce.currentProgram=Pe,Ce.uniformsList=null,Ce.outputColorSpace=Y,Ce.toneMapping=K),Pe}function ns(A){if(A.uniformsList===null){let G=A.currentProgram.getUniforms();A.uniformsList=va.seqWithValue(G.seq,A.uniforms)}return A.uniformsList}function Ea(A,G){let ee=Xe.get(A);ee.outputColorSpace=G.outputColorSpace,ee.batching=G.batching,ee.batchingColor=G.batchingColor,ee.instancing=G.instancing,ee.instancingColor=G.instancingColor,ee.instancingMorph=G.instancingMorph,ee.skinning=G.skinning,ee.morphTargets=G.morphTargets,ee.morphNormals=G.morphNormals,ee.morphColors=G.morphColors,ee.morphTargetsCount=G.morphTargetsCount,ee.numClippingPlanes=G.numClippingPlanes,ee.numIntersection=G.numClipIntersection,ee.vertexAlphas=G.vertexAlphas,ee.vertexTangents=G.vertexTangents,ee.toneMapping=G.toneMapping}function Ta(A,G,ee,Y,K){G.isScene!==!0&&(G=Ln),Ke.resetTextureUnits();let Ce=G.fog,Ne=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?G.environment:null,Pe=de===null?D.outputColorSpace:de.isXRRenderTarget===!0?de.texture.colorSpace:Tt.workingColorSpace,Fe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,We=L.get(Y.envMap||Ne,Fe),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,xt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Ge=!!ee.morphAttributes.position,_t=!!ee.morphAttributes.normal,cn=!!ee.morphAttributes.color,Ot=Er;Y.toneMapped&&(de===null||de.isXRRenderTarget===!0)&&(Ot=D.toneMapping);let Bt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,In=Bt!==void 0?Bt.length:0,ze=Xe.get(Y),wn=E.state.lights;if(Kt===!0&&(Mn===!0||A!==te)){let zt=A===te&&Y.id===Q;se.setState(Y,A,zt)}let Mt=!1,Lr=!1;Y.version===ze.__version?ze.needsLights&&ze.lightsStateVersion!==wn.state.version||K.isBatchedMesh&&ze.batching===!1||!K.isBatchedMesh&&ze.batching===!0||K.isBatchedMesh&&ze.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&ze.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&ze.instancing===!1||!K.isInstancedMesh&&ze.instancing===!0||K.isSkinnedMesh&&ze.skinning===!1||!K.isSkinnedMesh&&ze.skinning===!0||K.isInstancedMesh&&ze.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&ze.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&ze.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&ze.instancingMorph===!1&&K.morphTexture!==null||ze.envMap!==We||Y.fog===!0&&ze.fog!==Ce||ze.numClippingPlanes!==void 0&&(ze.numClippingPlanes!==se.numPlanes||ze.numIntersection!==se.numIntersection)||ze.vertexAlphas!==nt||ze.vertexTangents!==xt||ze.morphTargets!==Ge||ze.morphNormals!==_t||ze.morphColors!==cn||ze.morphTargetsCount!==In||ze.numLightProbeGrids!==yn(E.state.lightProbeGridArray)?Mt=!0:(ze.outputColorSpace!==Pe||ze.toneMapping!==Ot)&&(Lr=!0):(Mt=!0,ze.__version=Y.version);let En=ze.currentProgram;(Mt===!0||Lr===!0)&&(En=Lr===!0?bi(Y,G,K,Pe,Ot):hr(Y,G,K),N&&Y.isNodeMaterial&&N.onUpdateProgram(Y,En,ze));let mo=!1,dr=!1,Ir=!1,dt=En.getUniforms(),mn=ze.uniforms;if(Ae.useProgram(En.program)&&(mo=!0,dr=!0,Ir=!0),Y.id!==Q&&(Q=Y.id,dr=!0),mo||te!==A){Ae.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),dt.setValue(z,"projectionMatrix",A.projectionMatrix),dt.setValue(z,"viewMatrix",A.matrixWorldInverse);let Tn=dt.map.cameraPosition;Tn!==void 0&&Tn.setValue(z,zn.setFromMatrixPosition(A.matrixWorld)),ct.logarithmicDepthBuffer&&dt.setValue(z,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(z,"isOrthographic",A.isOrthographicCamera===!0),te!==A&&(te=A,dr=!0,Ir=!0)}if(ze.needsLights&&(wn.state.sunShadowMap.length>0&&dt.setValue(z,"sunShadowMap",wn.state.sunShadowMap,Ke),wn.state.directionalShadowMap.length>0&&dt.setValue(z,"directionalShadowMap",wn.state.directionalShadowMap,Ke),wn.state.spotShadowMap.length>0&&dt.setValue(z,"spotShadowMap",wn.state.spotShadowMap,Ke),wn.state.pointShadowMap.length>0&&dt.setValue(z,"pointShadowMap",wn.state.pointShadowMap,Ke)),K.isSkinnedMesh){dt.setOptional(z,K,"bindMatrix"),dt.setOptional(z,K,"bindMatrixInverse");let zt=K.skeleton;zt&&(zt.boneTexture===null&&zt.computeBoneTexture(),dt.setValue(z,"boneTexture",zt.boneTexture,Ke))}K.isBatchedMesh&&(dt.setOptional(z,K,"batchingTexture"),dt.setValue(z,"batchingTexture",K._matricesTexture,Ke),dt.setOptional(z,K,"batchingIdTexture"),dt.setValue(z,"batchingIdTexture",K._indirectTexture,Ke),dt.setOptional(z,K,"batchingColorTexture"),K._colorsTexture!==null&&dt.setValue(z,"batchingColorTexture",K._colorsTexture,Ke));let oi=ee.morphAttributes;if((oi.position!==void 0||oi.normal!==void 0||oi.color!==void 0)&&ae.update(K,ee,En),(dr||ze.receiveShadow!==K.receiveShadow)&&(ze.receiveShadow=K.receiveShadow,dt.setValue(z,"receiveShadow",K.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&G.environment!==null&&(mn.envMapIntensity.value=G.environmentIntensity),mn.dfgLUT!==void 0&&(mn.dfgLUT.value=b2()),dr){if(dt.setValue(z,"toneMappingExposure",D.toneMappingExposure),ze.needsLights&&fo(mn,Ir),Ce&&Y.fog===!0&&be.refreshFogUniforms(mn,Ce),be.refreshMaterialUniforms(mn,Y,Te,Le,E.state.transmissionRenderTarget[A.id]),ze.needsLights&&ze.numLightProbeGrids>0){let zt=M,Tn=0;for(let jn of E.state.lightProbeGridArray)jn.texture!==null&&(zt.textures[Tn]=jn.texture,zt.min[Tn]=jn.boundingBox.min,zt.max[Tn]=jn.boundingBox.max,zt.resolution[Tn]=jn.resolution,Tn++);for(let jn in zt)zt[jn].length=Tn;mn.probesSH.value=zt.textures,mn.probesMin.value=zt.min,mn.probesMax.value=zt.max,mn.probesResolution.value=zt.resolution}va.upload(z,ns(ze),mn,Ke)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(va.upload(z,ns(ze),mn,Ke),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(z,"center",K.center),dt.setValue(z,"modelViewMatrix",K.modelViewMatrix),dt.setValue(z,"normalMatrix",K.normalMatrix),dt.setValue(z,"modelMatrix",K.matrixWorld),Y.uniformsGroups!==void 0){let zt=Y.uniformsGroups;for(let Tn=0,jn=zt.length;Tn<jn;Tn++){let Fl=zt[Tn];$e.update(Fl,En),$e.bind(Fl,En)}}return En}function fo(A,G){A.ambientLightColor.needsUpdate=G,A.lightProbe.needsUpdate=G,A.sunLights.needsUpdate=G,A.sunLightShadows.needsUpdate=G,A.directionalLights.needsUpdate=G,A.directionalLightShadows.needsUpdate=G,A.pointLights.needsUpdate=G,A.pointLightShadows.needsUpdate=G,A.spotLights.needsUpdate=G,A.spotLightShadows.needsUpdate=G,A.rectAreaLights.needsUpdate=G,A.hemisphereLights.needsUpdate=G}function is(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return j},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return de},this.setRenderTargetTextures=function(A,G,ee){let Y=Xe.get(A);Y.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Xe.get(A.texture).__webglTexture=G,Xe.get(A.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,G){let ee=Xe.get(A);ee.__webglFramebuffer=G,ee.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(A,G=0,ee=0){de=A,j=G,X=ee;let Y=null,K=!1,Ce=!1;if(A){let Pe=Xe.get(A);if(Pe.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(z.FRAMEBUFFER,Pe.__webglFramebuffer),oe.copy(A.viewport),ge.copy(A.scissor),me=A.scissorTest,Ae.viewport(oe),Ae.scissor(ge),Ae.setScissorTest(me),Q=-1;return}else if(Pe.__webglFramebuffer===void 0)Ke.setupRenderTarget(A);else if(Pe.__hasExternalTextures)Ke.rebindTextures(A,Xe.get(A.texture).__webglTexture,Xe.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let nt=A.depthTexture;if(Pe.__boundDepthTexture!==nt){if(nt!==null&&Xe.has(nt)&&(A.width!==nt.image.width||A.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(A)}}let Fe=A.texture;(Fe.isData3DTexture||Fe.isDataArrayTexture||Fe.isCompressedArrayTexture)&&(Ce=!0);let We=Xe.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(We[G])?Y=We[G][ee]:Y=We[G],K=!0):A.samples>0&&Ke.useMultisampledRTT(A)===!1?Y=Xe.get(A).__webglMultisampledFramebuffer:Array.isArray(We)?Y=We[ee]:Y=We,oe.copy(A.viewport),ge.copy(A.scissor),me=A.scissorTest}else oe.copy(qe).multiplyScalar(Te).floor(),ge.copy(gt).multiplyScalar(Te).floor(),me=ht;if(ee!==0&&(Y=H),Ae.bindFramebuffer(z.FRAMEBUFFER,Y)&&Ae.drawBuffers(A,Y),Ae.viewport(oe),Ae.scissor(ge),Ae.setScissorTest(me),K){let Pe=Xe.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+G,Pe.__webglTexture,ee)}else if(Ce){let Pe=G;for(let Fe=0;Fe<A.textures.length;Fe++){let We=Xe.get(A.textures[Fe]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Fe,We.__webglTexture,ee,Pe)}}else if(A!==null&&ee!==0){let Pe=Xe.get(A.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Pe.__webglTexture,ee)}Q=-1};function po(A){let G=Xe.get(A);return(G.__readFormat!==A.format||G.__readType!==A.type)&&(G.__readFormat=A.format,G.__readType=A.type,G.__formatReadable=ct.textureFormatReadable(A.format),G.__typeReadable=ct.textureTypeReadable(A.type)),G}this.readRenderTargetPixels=function(A,G,ee,Y,K,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Fe=Xe.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(Fe=Fe[Ne],Array.isArray(Fe)&&(Fe=Fe[0])),Fe){Ae.bindFramebuffer(z.FRAMEBUFFER,Fe);try{let We=A.textures[Pe],nt=We.format,xt=We.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=po(We);if(Ge.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=A.width-Y&&ee>=0&&ee<=A.height-K&&z.readPixels(G,ee,Y,K,ye.convert(nt),ye.convert(xt),Ce)}finally{let We=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,We)}}},this.readRenderTargetPixelsAsync=async function(A,G,ee,Y,K,Ce,Ne,Pe=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Fe=Xe.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ne!==void 0&&(Fe=Fe[Ne],Array.isArray(Fe)&&(Fe=Fe[0])),Fe)if(G>=0&&G<=A.width-Y&&ee>=0&&ee<=A.height-K){Ae.bindFramebuffer(z.FRAMEBUFFER,Fe);let We=A.textures[Pe],nt=We.format,xt=We.type;A.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Pe);let Ge=po(We);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let _t=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,_t),z.bufferData(z.PIXEL_PACK_BUFFER,Ce.byteLength,z.STREAM_READ),z.readPixels(G,ee,Y,K,ye.convert(nt),ye.convert(xt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let cn=de!==null?Xe.get(de).__webglFramebuffer:null;Ae.bindFramebuffer(z.FRAMEBUFFER,cn);let Ot=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await ly(z,Ot,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,_t),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Ce),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(_t),z.deleteSync(Ot),Ce}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,G=null,ee=0){let Y=Math.pow(2,-ee),K=Math.floor(A.image.width*Y),Ce=Math.floor(A.image.height*Y),Ne=G!==null?G.x:0,Pe=G!==null?G.y:0;Ke.setTexture2D(A,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Ne,Pe,K,Ce),Ae.unbindTexture()},this.copyTextureToTexture=function(A,G,ee=null,Y=null,K=0,Ce=0){let Ne,Pe,Fe,We,nt,xt,Ge,_t,cn,Ot=A.isCompressedTexture?A.mipmaps[Ce]:A.image;if(ee!==null)Ne=ee.max.x-ee.min.x,Pe=ee.max.y-ee.min.y,Fe=ee.isBox3?ee.max.z-ee.min.z:1,We=ee.min.x,nt=ee.min.y,xt=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-K);Ne=Math.floor(Ot.width*dt),Pe=Math.floor(Ot.height*dt),A.isDataArrayTexture?Fe=Ot.depth:A.isData3DTexture?Fe=Math.floor(Ot.depth*dt):Fe=1,We=0,nt=0,xt=0}Y!==null?(Ge=Y.x,_t=Y.y,cn=Y.z):(Ge=0,_t=0,cn=0);let Bt=ye.convert(G.format),In=ye.convert(G.type),ze;G.isData3DTexture?(Ke.setTexture3D(G,0),ze=z.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(Ke.setTexture2DArray(G,0),ze=z.TEXTURE_2D_ARRAY):(Ke.setTexture2D(G,0),ze=z.TEXTURE_2D),Ae.activeTexture(z.TEXTURE0),Ae.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,G.flipY),Ae.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),Ae.pixelStorei(z.UNPACK_ALIGNMENT,G.unpackAlignment);let wn=Ae.getParameter(z.UNPACK_ROW_LENGTH),Mt=Ae.getParameter(z.UNPACK_IMAGE_HEIGHT),Lr=Ae.getParameter(z.UNPACK_SKIP_PIXELS),En=Ae.getParameter(z.UNPACK_SKIP_ROWS),mo=Ae.getParameter(z.UNPACK_SKIP_IMAGES);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,Ot.width),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Ot.height),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,We),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,nt),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,xt);let dr=A.isDataArrayTexture||A.isData3DTexture,Ir=G.isDataArrayTexture||G.isData3DTexture;if(A.isDepthTexture){let dt=Xe.get(A),mn=Xe.get(G),oi=Xe.get(dt.__renderTarget),zt=Xe.get(mn.__renderTarget);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,oi.__webglFramebuffer),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,zt.__webglFramebuffer);for(let Tn=0;Tn<Fe;Tn++)dr&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(A).__webglTexture,K,xt+Tn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xe.get(G).__webglTexture,Ce,cn+Tn)),z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,_t,Ge+Ne,_t+Pe,z.DEPTH_BUFFER_BIT,z.NEAREST);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(K!==0||A.isRenderTargetTexture||Xe.has(A)){let dt=Xe.get(A),mn=Xe.get(G);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,F),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,q);for(let oi=0;oi<Fe;oi++)dr?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,dt.__webglTexture,K,xt+oi):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,dt.__webglTexture,K),Ir?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,mn.__webglTexture,Ce,cn+oi):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,mn.__webglTexture,Ce),K!==0?z.blitFramebuffer(We,nt,We+Ne,nt+Pe,Ge,_t,Ge+Ne,_t+Pe,z.COLOR_BUFFER_BIT,z.NEAREST):Ir?z.copyTexSubImage3D(ze,Ce,Ge,_t,cn+oi,We,nt,Ne,Pe):z.copyTexSubImage2D(ze,Ce,Ge,_t,We,nt,Ne,Pe);Ae.bindFramebuffer(z.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ir?A.isDataTexture||A.isData3DTexture?z.texSubImage3D(ze,Ce,Ge,_t,cn,Ne,Pe,Fe,Bt,In,Ot.data):G.isCompressedArrayTexture?z.compressedTexSubImage3D(ze,Ce,Ge,_t,cn,Ne,Pe,Fe,Bt,Ot.data):z.texSubImage3D(ze,Ce,Ge,_t,cn,Ne,Pe,Fe,Bt,In,Ot):A.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,_t,Ne,Pe,Bt,In,Ot.data):A.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Ce,Ge,_t,Ot.width,Ot.height,Bt,Ot.data):z.texSubImage2D(z.TEXTURE_2D,Ce,Ge,_t,Ne,Pe,Bt,In,Ot);Ae.pixelStorei(z.UNPACK_ROW_LENGTH,wn),Ae.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Mt),Ae.pixelStorei(z.UNPACK_SKIP_PIXELS,Lr),Ae.pixelStorei(z.UNPACK_SKIP_ROWS,En),Ae.pixelStorei(z.UNPACK_SKIP_IMAGES,mo),Ce===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&z.generateMipmap(ze),Ae.unbindTexture()},this.initRenderTarget=function(A){Xe.get(A).__webglFramebuffer===void 0&&Ke.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?Ke.setTextureCube(A,0):A.isData3DTexture?Ke.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?Ke.setTexture2DArray(A,0):Ke.setTexture2D(A,0),Ae.unbindTexture()},this.resetState=function(){j=0,X=0,de=null,Ae.reset(),Ee.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return qi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Tt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Tt._getUnpackColorSpace()}};function Zy(n,e,t){let i=n.map,r=e.map,s=n.spacing*i.stride,o=e.spacing*r.stride;if(!Yy((i.columns-1)*s,(r.columns-1)*o)||!Yy((i.rows-1)*s,(r.rows-1)*o))return;let a=new Float32Array(r.columns*r.rows),l=i.columns===r.columns&&i.rows===r.rows,c=$y(i)+$y(r),u=0,d=0;for(let x=0,p=0;x<r.rows;x++)for(let v=0;v<r.columns;v++,p++){let b=l?i.values[p]:M2(i,v/Math.max(1,r.columns-1),x/Math.max(1,r.rows-1)),R=r.values[p]-b;Math.abs(R)<=c||(a[p]=R,R<u&&(u=R),R>d&&(d=R))}let{columns:h,rows:f,stride:g}=r;return{name:"difference",columns:h,rows:f,stride:g,low:u,high:d,values:a,version:t,firstRow:0,endRow:f}}function $y(n){return n.values instanceof Uint8Array?0:(n.high-n.low)/65535}function Yy(n,e){return Math.abs(n-e)<=.03*Math.max(n,e)}function M2(n,e,t){let i=e*(n.columns-1),r=t*(n.rows-1),s=Math.min(Math.floor(i),Math.max(0,n.columns-2)),o=Math.min(Math.floor(r),Math.max(0,n.rows-2)),a=n.columns>1?1:0,l=n.rows>1?n.columns:0,c=o*n.columns+s,u=i-s,d=r-o,h=n.values;return(h[c]*(1-u)+h[c+a]*u)*(1-d)+(h[c+l]*(1-u)+h[c+l+a]*u)*d}var Ky=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform sampler2D uLight;
uniform vec2 uCells;
uniform vec2 uFieldCells;
uniform float uSpacing;
uniform vec4 uWindow;            // cell at the lower left, cells per pixel, unused
uniform vec2 uScreen;            // pixels
uniform vec2 uOrigin;            // pixels: lower left of the view
uniform vec4 uRange;             // low, high, kind (0 linear, 1 log, 2 hypsometric, 3 classes), sea
uniform float uShade;            // vertical exaggeration of the shading; 0 = none
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells, shown
in vec2 vScreen;
out vec4 outColour;

float h(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
vec3 palette(float t) { return texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb; }

void main() {
    vec2 pixel = gl_FragCoord.xy - uOrigin;
    vec2 cell = vec2(uWindow.x + pixel.x * uWindow.z, uWindow.y - pixel.y * uWindow.z);
    vec3 c = vec3(0.082, 0.09, 0.102);
    vec2 end = uCells - 1.0;
    if (cell.x >= -0.5 && cell.y >= -0.5 && cell.x <= end.x + 0.5 && cell.y <= end.y + 0.5) {
        vec2 uv = (cell + 0.5) / uCells;
        vec2 at = clamp(cell, vec2(0.0), end);
        float v = uRange.z > 2.5
            ? texelFetch(uField, ivec2(clamp(uv * uFieldCells, vec2(0.0), uFieldCells - 1.0)), 0).r
            : texture(uField, uv).r;
        float t;
        if (uRange.z > 2.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
        else if (uRange.z > 1.5) {
            // Sea floor in the lower half of the table, land in the upper: the break is the shore.
            t = v < uRange.w ? 0.499 * (v - uRange.x) / max(uRange.w - uRange.x, 1e-6)
                             : 0.501 + 0.499 * (v - uRange.w) / max(uRange.y - uRange.w, 1e-6);
        } else if (uRange.z > 0.5)
            t = log2(max(v, uRange.x) / uRange.x) / log2(uRange.y / uRange.x);
        else t = (v - uRange.x) / max(uRange.y - uRange.x, 1e-9);
        c = palette(t);
        float e = max(1.0, uWindow.z);
        vec2 g = vec2(h(at + vec2(e, 0.0)) - h(at - vec2(e, 0.0)),
            h(at + vec2(0.0, e)) - h(at - vec2(0.0, e))) / (2.0 * e * uSpacing);
        if (uShade > 0.0) {
            // Light from three sides: north-west leads, west and north fill what it grazes.
            vec3 n = normalize(vec3(-g * uShade, 1.0).xzy);
            vec3 nw = normalize(vec3(-0.62, 0.62, -0.62));
            vec3 w = normalize(vec3(-0.9, 0.6, 0.1)), no = normalize(vec3(0.1, 0.6, -0.9));
            float s = 0.6 * max(dot(n, nw), 0.0) + 0.2 * max(dot(n, w), 0.0)
                + 0.2 * max(dot(n, no), 0.0);
            float open = texture(uLight, uv).g;
            c *= mix(1.0, clamp(0.34 + s * 1.12, 0.0, 1.4), 0.82) * mix(1.0, open, 0.35);
        }
        if (uContour > 0.0) {
            float k = h(at) / uContour;
            float w = max(length(g) * uSpacing * uWindow.z / uContour, 1e-5);
            float d = abs(fract(k + 0.5) - 0.5) / w;
            float line = 1.0 - smoothstep(0.5, 1.3, d);
            float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
            c *= 1.0 - line * (0.30 + 0.28 * heavy) * (1.0 - smoothstep(0.25, 0.6, w));
        }
        if (uBrush.a > 0.0) {
            float d = distance(cell, uBrush.xy) / uBrush.z;
            float w = uWindow.z / uBrush.z * 1.3;
            c = mix(c, vec3(1.0, 0.66, 0.3), 1.0 - smoothstep(w * 0.6, w * 1.5, abs(d - 1.0)));
        }
    }
    outColour = vec4(c, 1.0);
}
`;var ln=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uLevel;
// r: sun that gets through, g: open sky, b: high above or deep in its surroundings.
uniform sampler2D uLight;
uniform sampler2D uNoise;
uniform vec2 uCells;         // columns, rows of the maps
uniform float uSpacing;      // metres between samples
uniform float uZ;            // exaggeration of heights
uniform float uSea;          // metres; far down if there is none

// Noise of the ground at p (samples), on the ball at the direction of the ball that is drawn.
#ifdef GLOBE
vec3 gPlace;                 // in samples from the middle of the ball
vec4 ballGrain(float k, float shift) {
    vec3 q = gPlace * k + shift;
    vec3 w = abs(gPlace) / length(gPlace);
    w = pow(w, vec3(4.0));
    w /= w.x + w.y + w.z;
    return texture(uNoise, q.yz) * w.x + texture(uNoise, q.zx + 0.31) * w.y
        + texture(uNoise, q.xy + 0.67) * w.z;
}
#ifdef PLAIN
vec4 grain(vec2 p, float k, float shift) { return vec4(0.5); }
#else
vec4 grain(vec2 p, float k, float shift) { return ballGrain(k, shift); }
#endif
#else
vec4 grain(vec2 p, float k, float shift) { return texture(uNoise, p * k + shift); }
#endif
float heightAt(vec2 cell) { return texture(uHeight, (cell + 0.5) / uCells).r; }
float levelAt(vec2 cell) { return texture(uLevel, (cell + 0.5) / uCells).r; }
vec2 cellOf(vec3 world) { return world.xz / uSpacing + 0.5 * (uCells - 1.0); }
vec3 worldOf(vec2 cell, float h) {
    vec2 p = (cell - 0.5 * (uCells - 1.0)) * uSpacing;
    return vec3(p.x, h * uZ, p.y);
}
// Slope of the ground as it is (not exaggerated): dh/dx, dh/dy.
vec2 gradientAt(vec2 cell) {
    float e = heightAt(cell + vec2(1.0, 0.0)) - heightAt(cell - vec2(1.0, 0.0));
    float s = heightAt(cell + vec2(0.0, 1.0)) - heightAt(cell - vec2(0.0, 1.0));
    return vec2(e, s) / (2.0 * uSpacing);
}
`,ri=`
uniform vec3 uSun;          // towards the sun
uniform vec3 uSunLight;
uniform vec3 uSkyLight;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform float uExposure;
uniform float uHaze;        // share of light lost per metre

vec3 skyColour(vec3 d) {
    float up = max(d.y, 0.0);
    float t = pow(1.0 - up, 5.0);
    // Warm on the side of the sun, cooler away from it.
    float side = dot(normalize(d.xz + 1e-5), normalize(uSun.xz + 1e-5));
    vec3 c = mix(uZenith, uHorizon * mix(vec3(0.66, 0.84, 1.12), vec3(1.0),
        smoothstep(-0.7, 0.8, side)), t);
    float s = max(dot(d, uSun), 0.0);
    c += uGlow * (0.16 * pow(s, 6.0) + 0.25 * pow(s, 40.0)) * (0.35 + 0.65 * t);
    return c;
}
vec3 sunDisc(vec3 d) {
    return uSunLight * 5.0 * smoothstep(0.99985, 0.99993, dot(d, uSun));
}
// Air between the eye and a thing: it loses its own light and gains that of the sky behind it.
vec3 throughAir(vec3 c, vec3 eye, vec3 at) {
    vec3 ray = at - eye;
    float dist = length(ray);
    vec3 d = ray / max(dist, 1e-3);
    float share = 1.0 - exp(-uHaze * dist);
    vec3 air = skyColour(normalize(vec3(d.x, max(d.y, 0.02) * 0.35, d.z)));
    vec3 thin = vec3(0.75, 0.9, 1.12);   // blue goes first
    return c * exp(-uHaze * dist * thin) + air * share * 0.9;
}
// Light as it is; viewport/develop.ts makes the picture of it.
vec4 finish(vec3 c, float alpha) { return vec4(min(max(c, 0.0) * uExposure, vec3(60.0)), alpha); }
`,Uh=`
uniform float uOverlay;          // 0..1: a field drawn over the ground
uniform highp sampler2D uField;
uniform sampler2D uPalette;
uniform vec3 uFieldRange;        // low, high, kind: 1 logarithmic, 2 classes, 3 land and sea
vec3 fieldColour(vec2 cell) {
    float v = texture(uField, (cell + 0.5) / uCells).r;
    vec2 r = uFieldRange.xy;
    float t;
    if (uFieldRange.z > 2.5)
        t = v < uSea ? 0.499 * (v - r.x) / max(uSea - r.x, 1e-6)
            : 0.501 + 0.499 * (v - max(uSea, r.x)) / max(r.y - max(uSea, r.x), 1e-6);
    else if (uFieldRange.z > 1.5) t = (floor(mod(v + 0.5, 256.0)) + 0.5) / 256.0;
    else if (uFieldRange.z > 0.5) t = log2(max(v, r.x) / r.x) / log2(r.y / r.x);
    else t = (v - r.x) / (r.y - r.x);
    return pow(texture(uPalette, vec2(clamp(t, 0.0015, 0.9985), 0.5)).rgb, vec3(2.2));
}
`,Oh=`
in vec2 place;              // 0..PATCH
in vec4 patchAt;            // x, y, quad width in samples, distance where the level ends
uniform vec3 uEye;
vec2 patchCell() {
    vec2 cell = patchAt.xy + place * patchAt.z;
    vec3 at = worldOf(min(cell, uCells - 1.0), heightAt(min(cell, uCells - 1.0)));
    float far = distance(uEye, at) / (uSpacing * patchAt.w);
    float slide = clamp((far - 0.7) / 0.25, 0.0, 1.0);
    cell -= mod(place, 2.0) * patchAt.z * slide;
    return clamp(cell, vec2(0.0), uCells - 1.0);
}
`;var lo=`
uniform float uTime;
uniform float uWave;             // length of the waves in metres

vec2 ripple(vec2 p) {
    vec4 a = texture(uNoise, p * 0.11);
    vec4 b = texture(uNoise, p * 0.29 + 0.61);
    return (a.gb - 0.5) + 0.6 * (b.gb - 0.5);
}
// Slope of the waves at a place, running with v (in wave lengths a second).
vec2 waves(vec2 at, vec2 v) {
    float t0 = fract(uTime * 0.25);
    float t1 = fract(uTime * 0.25 + 0.5);
    vec2 p = at / uWave;
    vec2 w0 = ripple(p - v * t0 * 4.0);
    vec2 w1 = ripple(p - v * t1 * 4.0 + 0.37);
    return mix(w0, w1, abs(2.0 * t0 - 1.0));
}
// What water of a depth does to the light of the ground below it: red goes first, then green, and
// the water's own colour takes their place.
uniform float uClear;            // how quickly: deep land has clear water, puddles are not glass
vec3 underWater(vec3 ground, float depth, vec3 toEye, vec2 light) {
    float path = depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear;
    vec3 left = exp(-path * vec3(0.46, 0.13, 0.085));
    vec3 shallow = vec3(0.055, 0.250, 0.240);
    vec3 deep = vec3(0.007, 0.040, 0.092);
    vec3 body = mix(shallow, deep, 1.0 - exp(-path * 0.055));
    body *= uSunLight * 0.30 * (0.35 + 0.65 * light.r) * max(uSun.y, 0.15)
        + uSkyLight * light.g * 0.95;
    return ground * left + body * (1.0 - left);
}
// What the surface throws back, and how much of it: sky and sun in waves that average out far away.
vec4 mirrorOf(vec3 at, vec3 eye, vec2 v, float speed, float sun, float rough) {
    vec3 toEye = normalize(eye - at);
    float calm = 1.0 / (1.0 + length(eye - at) / (uWave * 220.0));
    vec2 w = waves(at.xz, v) * (0.04 + 0.04 * min(speed, 3.0)) * calm * rough;
    vec3 n = normalize(vec3(-w.x, 1.0, -w.y));
    float f = 0.02 + 0.80 * pow(1.0 - max(dot(n, toEye), 0.02), 5.0);
    vec3 r = reflect(-toEye, n);
    r.y = abs(r.y) + 0.02;
    r = normalize(r);
    float towards = max(dot(r, uSun), 0.0);
    vec3 c = skyColour(r)
        + uSunLight * sun * (9.0 * pow(towards, 350.0) + 0.18 * pow(towards, 40.0));
    return vec4(c, f);
}
`,Jy=`
${ln}
${Oh}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    float level = levelAt(vCell);
    float ground = heightAt(vCell);
    // Dry far from any water: well under the ground, out of sight.
    if (level < ground - 500.0) level = ground - 1.0 - 0.02 * uSpacing;
    vWorld = worldOf(vCell, level);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,jy=`
${ln}
${ri}
${lo}
uniform sampler2D uExtra;
uniform float uHasFlow;
uniform sampler2D uIce;
uniform float uHasIce;
uniform vec3 uSnowColour;
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    float h = heightAt(vCell);
    float depth = vWorld.y / uZ - h;
    if (depth <= 0.0) discard;
    vec2 v = vec2(0.12, 0.05);
    float speed = 0.35;
    if (uHasFlow > 0.5) {
        vec2 m = (texture(uExtra, (vCell + 0.5) / uCells).rg * 255.0 - 128.0) / 24.0;
        speed = length(m);
        v = m * 0.6;
        if (speed < 0.05) { v = vec2(0.10, 0.04); speed = 0.2; }
    }
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec4 w = mirrorOf(vWorld, uEye, v, speed, light.r, mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
    float cell = min(uSpacing, 500.0);   // a shore is no wider in a world of coarse samples
    // Foam where water is quick, and a thin line at the shore.
    vec4 n = texture(uNoise, vWorld.xz / uWave * 0.23 - v * uTime * 0.12);
    float quick = smoothstep(2.0, 6.0, speed);
    if (quick > 0.0) {
        // Drawn out along the flow: the mean of a few places up and down it.
        vec2 along = v / max(length(v), 1e-3) * uWave;
        float streak = 0.0;
        for (int k = -2; k <= 2; k++)
            streak += texture(uNoise,
                (vWorld.xz + along * float(k) * 1.1) / uWave * 0.31 - v * uTime * 0.12).r;
        quick *= smoothstep(0.47, 0.66, streak * 0.2) * smoothstep(0.0, 0.06, depth / cell);
    }
    // Not on films that run: they are thin everywhere.
    float shore = (1.0 - smoothstep(0.0, 0.05, depth / cell)) * smoothstep(0.45, 0.7, n.a) * 0.5
        * (1.0 - smoothstep(0.4, 1.0, speed));
    float foam = clamp(quick * 0.6 + shore, 0.0, 0.85);
    vec3 white = vec3(0.85) * (uSunLight * 0.3 * light.r + uSkyLight * light.g);
    // Where nothing of the floor comes through the surface hides all that lies behind it, also the
    // edge of the map.
    vec3 toEye = normalize(uEye - vWorld);
    float hidden = smoothstep(0.90, 0.985,
        1.0 - exp(-depth * (1.0 + 0.6 / max(toEye.y, 0.25)) * uClear * 0.085));
    vec3 below = underWater(vec3(0.0), depth, toEye, light.rg);
    float cover = w.a + (1.0 - w.a) * hidden;
    w = vec4((w.rgb * w.a + below * (1.0 - w.a) * hidden) / max(cover, 1e-4), cover);
    vec3 c = throughAir(mix(w.rgb, white, foam), uEye, vWorld);
    if (uHasIce > 0.5) {
        // Ice that floats, in floes where it is thin.
        float ice = texture(uIce, (vCell + 0.5) / uCells).r;
        float floes = grain(vCell, 0.19, 0.0).r * 0.6 + grain(vCell, 0.53, 0.4).a * 0.4;
        float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
        vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes)
            * (uSunLight * max(uSun.y, 0.1) * light.r + uSkyLight * light.g);
        c = mix(c, throughAir(lid, uEye, vWorld), covered);
        w.a = mix(w.a, 1.0, covered);
    }
    // A film fades in instead of ending with an edge.
    w.a = mix(w.a, 1.0, foam) * smoothstep(0.0, 0.012, depth / cell);
    outColour = finish(c, w.a);
}
`;var Rr=`
in vec3 position;
out vec2 vScreen;
void main() {
    vScreen = position.xy;
    gl_Position = vec4(position.xy, 1.0, 1.0);
}
`,Qy=`
${ln}
${ri}
${lo}
uniform vec3 uEye;
uniform mat4 uBack;              // from the screen to directions
uniform vec4 uBox;               // half width, half depth, floor height, 1 = open sea
uniform float uEdgeDepth;        // of the sea at the edge of the map
in vec2 vScreen;
out vec4 outColour;

float clouds(vec3 d) {
    // Drawn out like high clouds, over each other in two layers.
    vec2 p = d.xz / (d.y + 0.10) * vec2(0.075, 0.045);
    float sway = texture(uNoise, p * 0.6).g;
    float n = texture(uNoise, p + 0.12 * sway).r * 0.52 + texture(uNoise, p * 2.9 + 0.2).r * 0.28
        + texture(uNoise, p * vec2(6.1, 8.3)).r * 0.14 + texture(uNoise, p * 17.0).r * 0.06;
    return smoothstep(0.47, 0.80, n) * smoothstep(0.015, 0.16, d.y);
}
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    vec3 c;
    if (d.y < -0.0005 && uEye.y > uBox.z) {
        float t = (uBox.z - uEye.y) / d.y;
        vec3 at = uEye + d * t;
        if (uBox.w > 0.5) {
            vec3 below = underWater(vec3(0.0), uEdgeDepth, -d, vec2(1.0));
            vec4 w = mirrorOf(at, uEye, vec2(0.12, 0.05), 0.35, 1.0,
                mix(0.35, 1.0, clamp(uClear, 0.0, 1.0)));
            c = throughAir(mix(below, w.rgb, w.a), uEye, at);
            c = mix(c, skyColour(normalize(vec3(d.x, 0.01, d.z))), smoothstep(-0.03, 0.0, d.y));
        } else {
            vec2 out2 = max(abs(at.xz) - uBox.xy, vec2(0.0));
            float away = length(out2) / max(uBox.x, uBox.y);
            float contact = 0.42 + 0.58 * smoothstep(0.0, 0.5, away);
            vec3 floorColour = vec3(0.034, 0.037, 0.042) * contact;
            float fade = exp(-away * 0.55);
            vec3 rim = mix(vec3(0.034, 0.037, 0.042), skyColour(normalize(vec3(d.x, 0.0, d.z))),
                smoothstep(-0.32, -0.01, d.y));
            c = mix(rim, floorColour * (0.6 + 0.8 * dot(uSunLight, vec3(0.3))),
                fade * (1.0 - smoothstep(-0.2, -0.02, d.y)));
        }
    } else {
        vec3 up = vec3(d.x, max(d.y, 0.0), d.z);
        c = skyColour(up);
        float k = clouds(up);
        vec3 lit = uSkyLight * 0.9 + uSunLight * (0.10 + 0.22 * pow(max(dot(up, uSun), 0.0), 3.0));
        c = mix(c, lit, k * 0.72);
        c += sunDisc(d);
    }
    outColour = finish(c, 1.0);
}
`,eb=`
uniform highp sampler2D uHeight;
uniform highp sampler2D uCoarse;
uniform vec2 uCells;
uniform vec2 uPixels;            // of the light map
uniform float uSpacing;
uniform float uZ;
uniform vec3 uSun;
uniform float uRelief;           // metres, exaggerated
uniform float uSea;
uniform int uSteps;
uniform int uRays;
in vec2 vScreen;
out vec4 outColour;

float h(vec2 uv) { return max(texture(uHeight, uv).r, uSea) * uZ; }
float hc(vec2 uv) { return max(texture(uCoarse, uv).r, uSea) * uZ; }

void main() {
    vec2 uv = gl_FragCoord.xy / uPixels;
    vec2 one = 1.0 / uCells;
    float here = h(uv);
    // Sun: walk towards it; how far the ray clears the ground, in widths of the sun's disc.
    float lit = 1.0;
    if (uSun.y <= 0.0) {
        lit = 0.0;
    } else {
        vec2 dir = normalize(uSun.xz + 1e-6);
        float rise = uSun.y / max(length(uSun.xz), 1e-4);      // height per length
        float far = min(uRelief / max(rise, 0.02), uSpacing * max(uCells.x, uCells.y) * 1.5);
        float t = uSpacing * 0.9;
        float grow = pow(max(far / t, 2.0), 1.0 / float(uSteps));
        for (int i = 0; i < 96; i++) {
            if (i >= uSteps || t > far) break;
            vec2 at = uv + dir * (t / uSpacing) * one;
            if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) break;
            float ground = t > 14.0 * uSpacing ? hc(at) : h(at);
            float over = here + uSpacing * 0.12 + rise * t - ground;
            lit = min(lit, 0.5 + over / (t * 0.05 + uSpacing * 0.35));
            if (lit <= 0.0) break;
            t = max(t * grow, t + uSpacing * 0.8);
        }
        lit = smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
    }
    // Sky: mean openness over directions, from the highest angle seen at growing distances.
    float open = 0.0;
    float mean = 0.0;
    float weight = 0.0;
    for (int k = 0; k < 16; k++) {
        if (k >= uRays) break;
        float any = fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453);
        float a = (float(k) + 0.5 * any) * 6.2831853 / float(uRays);
        vec2 dir = vec2(cos(a), sin(a));
        float highest = 0.0;
        float t = 1.5;
        for (int i = 0; i < 7; i++) {
            vec2 at = uv + dir * t * one;
            float g = t > 10.0 ? hc(at) : h(at);
            float s = (g - here) / (t * uSpacing);
            highest = max(highest, s * (1.0 - 0.06 * float(i)));
            if (i >= 2 && i <= 4) { mean += g; weight += 1.0; }
            t *= 1.9;
        }
        float sine = highest / sqrt(1.0 + highest * highest);
        open += 1.0 - sine * sine * 0.35 - sine * 0.65;
    }
    open = open / float(uRays);
    float above = (here - mean / weight) / (uSpacing * 6.0);
    outColour = vec4(lit, clamp(open * open * 0.85 + 0.15, 0.0, 1.0),
        0.5 + 0.5 * clamp(above * 1.6, -1.0, 1.0), 1.0);
}
`;function am(n,e,t,i,r=0,s=t){let o=Math.max(1,Math.ceil((e-1)/32)),a=Math.max(1,Math.ceil((t-1)/32)),l=i!==void 0&&i.across===o&&i.down===a,c=l?i:{across:o,down:a,low:new Float32Array(o*a),high:new Float32Array(o*a)},u=l?Math.max(0,Math.floor((r-1)/32)):0,d=l?Math.min(a,Math.ceil((s+1)/32)):a;for(let h=u;h<d;h++)for(let f=0;f<o;f++){let g=1/0,x=-1/0,p=Math.min(t-1,(h+1)*32),v=Math.min(e-1,(f+1)*32);for(let b=h*32;b<=p;b++)for(let R=b*e+f*32;R<=b*e+v;R++){let M=n[R];M<g&&(g=M),M>x&&(x=M)}c.low[h*o+f]=g,c.high[h*o+f]=x}return c}function tb(n,e,t,i,r){let s=Math.floor(r.length/4),o=0;for(;32*2**o<Math.max(n.across,n.down)*32;)o++;let a=0,l=(u,d,h)=>{let f=2**u,g=1/0,x=-1/0;for(let p=h;p<Math.min(h+f,n.down);p++)for(let v=d;v<Math.min(d+f,n.across);v++)g=Math.min(g,n.low[p*n.across+v]),x=Math.max(x,n.high[p*n.across+v]);return[g*e,x*e]},c=(u,d,h)=>{if(d>=n.across||h>=n.down)return;let f=32*2**u,g=d*32,x=h*32,[p,v]=l(u,d,h);if(!t.sees(g,x,p,g+f,x+f,v))return;let b=Math.max(g-t.x,0,t.x-(g+f)),R=Math.max(x-t.y,0,t.y-(x+f)),M=Math.max(p-t.z,0,t.z-v),P=Math.hypot(b,R,M);if(u>0&&P<i*2**(u-1)){let E=2**(u-1);c(u-1,d,h),c(u-1,d+E,h),c(u-1,d,h+E),c(u-1,d+E,h+E);return}a>=s||(r[a*4]=g,r[a*4+1]=x,r[a*4+2]=2**u,r[a*4+3]=u===o?1e9:i*2**u,a++)};return c(o,0,0),a}function ib(n,e){let t=Math.max(e.top-e.low,.001);return Math.max(...n.bulk.map((r,s)=>Math.abs(r-e.bulk[s])))<.15*t?e:{low:n.low,top:n.top,bulk:n.bulk}}var nb=-1e6;function rb(n,e,t,i){let r=Math.max(1,Math.floor(Math.sqrt(e*t/4e4))),s=[],o=[],a=1/0,l=-1/0;for(let h=0;h<n.length;h++){let f=n[h];f<a&&(a=f),f>l&&(l=f)}for(let h=1;h<t-1;h+=r)for(let f=1;f<e-1;f+=r){let g=h*e+f,x=(n[g+1]-n[g-1])/(2*i),p=(n[g+e]-n[g-e])/(2*i);s.push(n[g]),o.push(Math.hypot(x,p))}s.sort((h,f)=>h-f),o.sort((h,f)=>h-f);let c=(h,f)=>h.length===0?0:h[Math.min(h.length-1,Math.floor(f*h.length))],u=Math.tan(35*Math.PI/180),d=Math.max(Math.min(u,c(o,.97)),c(o,.7),.12);return{low:a,high:l,bulk:[c(s,.1),c(s,.5),c(s,.9)],top:c(s,.995)||l,rockSlope:d,median:c(o,.5)}}function sb(n,e,t,i){let r=Math.max(1,Math.ceil(Math.max(e,t)/i)),s=Math.ceil(e/r),o=Math.ceil(t/r),a=new Float32Array(s*o);for(let l=0;l<o;l++){let c=Math.min(t,(l+1)*r);for(let u=0;u<s;u++){let d=Math.min(e,(u+1)*r),h=0;for(let f=l*r;f<c;f++)for(let g=u*r;g<d;g++)h+=n[f*e+g];a[l*s+u]=h/((c-l*r)*(d-u*r))}}return{columns:s,rows:o,values:a}}var ob=.05;function ab(n,e,t,i,r,s){let o=s??new Float32Array(n.length);for(let a=0;a<n.length;a++){let l=nb;e!==void 0&&e[a]>ob&&(l=n[a]+e[a]),r!==void 0&&n[a]<r&&l<r&&(l=r),o[a]=l}for(let a=0;a<i;a++)for(let l=0;l<t;l++){let c=a*t+l;if(o[c]>n[c])continue;let u=0,d=0;for(let h=Math.max(0,a-1);h<=Math.min(i-1,a+1);h++)for(let f=Math.max(0,l-1);f<=Math.min(t-1,l+1);f++){let g=h*t+f;o[g]>n[g]&&(u+=o[g],d++)}o[c]=d>0?Math.min(u/d,n[c]-.001):nb}return o}function lb(n){for(let e=0;e<n.length;e++)if(n[e]>ob)return!0;return!1}function cb(n,e,t,i){let r=0,s=0,o=a=>{s++,n[a]<i&&r++};for(let a=0;a<e;a++)o(a),o((t-1)*e+a);for(let a=0;a<t;a++)o(a*e),o(a*e+e-1);return r/s}function ub(n,e){let t=Math.max(1,Math.floor(n.length/3e4)),i=[];for(let r=0;r<n.length;r+=t){let s=e[r]-n[r];s>0&&i.push(s)}return i.sort((r,s)=>r-s),i.length===0?1:i[Math.floor(i.length*.95)]}function hb(n,e,t,i){let[r,s,o,a]=[e,t,-1,-1];for(let l=0;l<t;l++)for(let c=0;c<e;c++)n[l*e+c]<=i||(r=Math.min(r,c),o=Math.max(o,c),s=Math.min(s,l),a=Math.max(a,l));return o<0?void 0:{x0:r,y0:s,x1:o,y1:a}}function db(n,e){if(n<1e6||!(e>0))return 1;let t=.02*n/e;if(t<=1)return 1;let i=10**Math.floor(Math.log10(t)),r=t/i;return(r<1.5?1:r<3.5?2:r<7.5?5:10)*i}function fb(n,e,t,i,r){let s=Math.max(1,Math.floor(e*t/6e3)),o=[];for(let a=0;a<e*(t-1);a+=s){if(n[a]<=r||a%e===e-1)continue;let[l,c]=[n[a+1]-n[a],n[a+e]-n[a]];o.push(Math.hypot(l,c)/i)}return o.sort((a,l)=>a-l),o.length>0?o[o.length>>1]:0}var Bh=class{constructor(){this.columns=2;this.rows=2;this.spacing=1;this.numbers={low:0,high:1,bulk:[0,0,1],top:1,rockSlope:.7,median:.3};this.levels={low:0,top:0,bulk:[NaN,NaN,NaN]};this.height=Bn(2,2);this.level=Bn(2,2,new Float32Array(4).fill(-1e6));this.coarse=Bn(2,2);this.material=vi(2,2);this.extra=vi(2,2,4);this.face=pb(2,2);this.hasFace=!1;this.ice=vi(2,2);this.hasIce=!1;this.air=vi(2,2,4);this.airHas={temperature:!1,moisture:!1,snow:!1,cloud:!1};this.plants=vi(2,2,4);this.hasPlants=!1;this.airVersion=0;this.waits=!1;this.packed=-1/0;this.stretch=1;this.wraps=!1;this.latitudes=!1;this.hasWater=!1;this.hasMaterial=!1;this.hasFlow=!1;this.waterDepth=10;this.ocean=!1;this.version=0;this.bounds={west:0,east:0,north:0,south:0};this.seen=new Map}get width(){return(this.columns-1)*this.spacing}get depth(){return(this.rows-1)*this.spacing}get extent(){return Math.max(this.width,this.depth)}get heights(){return this.height.image.data}update(e,t,i){let r=e.fields.get("height");if(r===void 0)return!1;this.source=e;let s=t!==this.sea;this.sea=t;let o=e.fields.get("ice"),a=this.isNew(o),l=this.isNew(r)||a,c=r.columns!==this.columns||r.rows!==this.rows;(a||this.hasIce)&&this.takeIce(o,r),(l||c)&&this.takeHeight(r,e,c,i);let u=e.fields.get("water"),d=this.isNew(u);(l||c||d||s)&&this.takeWater(r,u,i),this.takeMaterial(e.fields.get("top_material")),this.takeExtra(e,r),this.takeFace(e,r),this.takeAir(e,r),this.takePlants(e,r),a&&this.airVersion++,this.meetEastAndWest();let h=l||c||d||s;return h&&this.version++,h}heightAt(e,t){return lm(this.heights,this.columns,this.rows,e,t)}levelAt(e,t){if(this.level.image.width!==this.columns)return this.heightAt(e,t);let i=this.level.image.data;return Math.max(this.heightAt(e,t),lm(i,this.columns,this.rows,e,t))}fieldAt(e,t,i){let r=this.source?.fields.get(e);if(r===void 0)return;let s=t/Math.max(1,this.columns-1)*(r.columns-1),o=i/Math.max(1,this.rows-1)*(r.rows-1);return r.values instanceof Uint8Array?r.values[Math.round(o)*r.columns+Math.round(s)]:lm(r.values,r.columns,r.rows,s,o)}dispose(){for(let e of[...this.smooth(),this.material,this.face])e.dispose()}smooth(){let{height:e,level:t,coarse:i,extra:r,ice:s,air:o,plants:a}=this;return[e,t,i,r,s,o,a]}meetEastAndWest(){let e=this.wraps?Yi:Xi;for(let t of this.smooth())t.wrapS!==e&&(t.wrapS=e,t.needsUpdate=!0)}takeAir(e,t){let i=a=>a.map(l=>this.isNew(e.fields.get(l))).some(Boolean);if(i(Xa)&&(this.waits=!0),this.waits&&performance.now()-this.packed>150){this.waits=!1,this.packed=performance.now();let a=Dv(e,t);this.airHas=a??{temperature:!1,moisture:!1,snow:!1,cloud:!1},this.airVersion++,this.air.dispose(),this.air=a?vi(t.columns,t.rows,4,a.data):vi(2,2,4)}let[r,s]=qa.map(a=>e.fields.get(a)),o=i(qa);r===void 0||s===void 0||r.columns!==s.columns||r.rows!==s.rows?this.wind=void 0:(o||this.wind?.wraps!==this.wraps||this.wind.round!==this.latitudes)&&(this.wind={columns:r.columns,rows:r.rows,x:r.values,y:s.values,wraps:this.wraps,round:this.latitudes})}takePlants(e,t){if(!$a.map(a=>this.isNew(e.fields.get(a))).some(Boolean)&&(!this.hasPlants||this.plants.image.width===t.columns))return;let r=kv(e,t);this.hasPlants=r!==void 0,this.plants.dispose();let[s,o]=r?[t.columns,t.rows]:[2,2];this.plants=vi(s,o,4,r),this.airVersion++}isNew(e){if(e===void 0)return!1;let t=this.seen.get(e.name)!==e.version;return this.seen.set(e.name,e.version),t}takeHeight(e,t,i,r){let s=this.hasIce?this.iced:e.values;this.columns=e.columns,this.rows=e.rows,this.spacing=t.spacing*e.stride;let[o,a]=this.hasIce?(cd(e),[0,e.rows]):cd(e);i||this.heights!==s?(this.height.dispose(),this.height=Bn(e.columns,e.rows,s),this.boxes=am(s,e.columns,e.rows)):o<a&&(mb(r,this.height,o,a),this.boxes=am(s,e.columns,e.rows,this.boxes,o,a));let l=sb(s,e.columns,e.rows,256);this.coarse.dispose(),this.coarse=Bn(l.columns,l.rows,l.values),this.numbers=rb(s,e.columns,e.rows,this.spacing),this.levels=ib(this.numbers,this.levels),this.stretch=db(this.extent,this.numbers.high-this.numbers.low)}takeWater(e,t,i){let r=c=>c!==void 0&&c.columns===e.columns&&c.rows===e.rows,s=this.heights;if(this.ocean=this.sea!==void 0&&cb(s,e.columns,e.rows,this.sea)>.97,this.hasWater=this.sea!==void 0&&this.numbers.low<this.sea||r(t)&&lb(t.values),this.findBounds(s),!this.hasWater&&this.level.image.width===2)return;let o=this.level.image.data,a=o.length===s.length?o:void 0,l=ab(s,r(t)?t.values:void 0,e.columns,e.rows,this.sea,a);this.waterDepth=ub(s,l),a!==void 0?mb(i,this.level,0,e.rows):(this.level.dispose(),this.level=Bn(e.columns,e.rows,l))}findBounds(e){let t={west:-this.width/2,east:this.width/2,north:-this.depth/2,south:this.depth/2};if(this.bounds=t,!this.ocean)return;let i=hb(e,this.columns,this.rows,this.sea);i!==void 0&&(this.bounds={west:t.west+i.x0*this.spacing,east:t.west+i.x1*this.spacing,north:t.north+i.y0*this.spacing,south:t.north+i.y1*this.spacing})}takeIce(e,t){let i=e!==void 0&&e.columns===t.columns&&e.rows===t.rows;if(this.hasIce=i&&e.high>0&&e.values.some(a=>a>.01),!this.hasIce){this.iced=void 0;return}let r=e.values,s=t.values;this.iced?.length!==r.length&&(this.iced=new Float32Array(r.length));let o=new Uint8Array(r.length);for(let a=0;a<r.length;a++)this.iced[a]=s[a]+r[a],o[a]=Math.round(255*(1-Math.exp(-r[a]/4)));this.ice.dispose(),this.ice=vi(t.columns,t.rows,1,o),this.ice.minFilter=this.ice.magFilter=Ct}takeMaterial(e){if(this.hasMaterial=e!==void 0,e===void 0||!this.isNew(e))return;let t=e.values;this.material.dispose(),this.material=vi(e.columns,e.rows,1,t)}takeFace(e,t){let[i,r]=["rock_face","rock_edge"].map(h=>e.fields.get(h)),s=h=>h?.columns===t.columns&&h.rows===t.rows;this.hasFace=s(i)&&s(r);let o=[this.isNew(i),this.isNew(r)].some(Boolean);if(i===void 0||r===void 0||!this.hasFace||!o)return;let a=new Uint32Array(i.values.length*2),l=new Float32Array(a.buffer),{columns:c,rows:u}=t,d=t.values;for(let h=0,f=0;h<u;h++){let g=h>0?-c:0,x=h<u-1?c:0;for(let p=0;p<c;p++,f++){let v=i.values[f];if(a[2*f]=(v|r.values[f]<<16)>>>0,v%1057===0)continue;let b=p>0?-1:0,R=p<c-1?1:0,M=Math.min(d[f+g+b],d[f+g],d[f+g+R],d[f+b],d[f+R],d[f+x+b],d[f+x],d[f+x+R]);l[2*f+1]=Math.max(d[f]-M,0)}}this.face.dispose(),this.face=pb(c,u,a)}takeExtra(e,t){let i=["velocity_x","velocity_y","river_width","wear","deposit"].map(p=>{let v=e.fields.get(p);return v!==void 0&&v.columns===t.columns&&v.rows===t.rows?v:void 0}),r=!1;for(let p of i)this.isNew(p)&&(r=!0);this.hasFlow=i[0]!==void 0&&i[1]!==void 0;let s=t.columns*t.rows;if(!i.some(Boolean)||!r&&this.extra.image.data.length===s*4)return;let o=i[2]!==void 0&&i[2].stride===1,a=o?Math.max(i[2].high,1e-6):1,l=p=>{let v=p/a;return o?255*Math.max(5*p/this.spacing,v>.22?.35+.5*v:0):0},[c,u,d,h,f]=i.map(p=>p?.values),g=new Uint8Array(s*4),x=p=>Math.max(0,Math.min(255,Math.round(p)));for(let p=0;p<s;p++){g[p*4]=c?x(128+24*c[p]):128,g[p*4+1]=u?x(128+24*u[p]):128,g[p*4+2]=d?x(l(d[p])):0;let v=(f?f[p]:0)-(h?h[p]:0);g[p*4+3]=x(128+40*Math.sign(v)*Math.log2(1+Math.abs(v)))}this.extra.dispose(),this.extra=vi(t.columns,t.rows,4,g)}};function lm(n,e,t,i,r){let s=Math.min(Math.max(i,0),e-1),o=Math.min(Math.max(r,0),t-1),a=Math.min(Math.floor(s),Math.max(0,e-2)),l=Math.min(Math.floor(o),Math.max(0,t-2)),c=l*e+a,u=e>1?1:0,d=t>1?e:0,h=s-a,f=o-l,g=n[c]*(1-h)+n[c+u]*h,x=n[c+d]*(1-h)+n[c+d+u]*h;return g*(1-f)+x*f}function Bn(n,e,t){let i=new ni(t??new Float32Array(n*e),n,e,ma,gi);return i.internalFormat="R32F",i.minFilter=i.magFilter=Ct,i.unpackAlignment=4,i.needsUpdate=!0,i}function vi(n,e,t=1,i){let r=new ni(i??new Uint8Array(n*e*t),n,e,t===1?ma:Fn,mi);return r.minFilter=r.magFilter=t===1?Zt:Ct,r.unpackAlignment=1,r.needsUpdate=!0,r}function pb(n,e,t=new Uint32Array(n*e*2)){let i=new ni(t,n,e,ga,Fi);return i.internalFormat="RG32UI",i.minFilter=i.magFilter=Zt,i.needsUpdate=!0,i}function mb(n,e,t,i){let s=n.properties.get(e).__webglTexture;if(s===void 0||e.version===0){e.needsUpdate=!0;return}let o=n.getContext(),{width:a,data:l}=e.image;n.state.activeTexture(o.TEXTURE0),n.state.bindTexture(o.TEXTURE_2D,s),o.pixelStorei(o.UNPACK_FLIP_Y_WEBGL,!1),o.pixelStorei(o.UNPACK_ALIGNMENT,4),o.texSubImage2D(o.TEXTURE_2D,0,0,t,a,i-t,o.RED,o.FLOAT,l,t*a),n.state.unbindTexture()}var S2=48,Dl=class{constructor(e){this.window={x:0,y:0,scale:1};this.palette=za("height");this.range=[0,1];this.field="height";this.classesSeen=[];this.classList=[];this.scene=new di;this.camera=new ki;this.colours=new ni(new Uint8Array(256*4),256,1);this.texture=Bn(2,2);this.shown="";this.ball=Bn(2,2);this.balled="";this.colours.minFilter=this.colours.magFilter=Ct;let t=()=>new at;this.material=new qn({glslVersion:Jn,vertexShader:`precision highp float;
`+Rr,fragmentShader:`precision highp float;
precision highp int;
`+Ky,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uField:{value:null},uPalette:{value:this.colours},uLight:{value:null},uCells:{value:t()},uFieldCells:{value:t()},uSpacing:{value:1},uWindow:{value:new pt},uScreen:{value:t()},uOrigin:{value:t()},uRange:{value:new pt},uShade:{value:2},uContour:{value:0},uBrush:{value:new pt(0,0,1,0)}}});let i=new an(e,this.material);i.frustumCulled=!1,this.scene.add(i)}get classCount(){return this.classesSeen.length}paletteByName(e){return gc(e)}overlay(e,t,i,r=!1){if(e.uOverlay.value=t?.85:0,!t)return;let{kind:s}=this.palette,o=this.field==="height"?i.height:this.texture;e.uField.value=r?this.ballTexture(o,i,s==="classes"):o,e.uPalette.value=this.colours;let a={linear:0,log:1,classes:2,hypsometric:3}[s],{low:l,top:c,sea:u}=this.heights(i);a===3?e.uFieldRange.value.set(Math.min(l,u-1),c,3):e.uFieldRange.value.set(this.range[0],this.range[1],a)}ballTexture(e,t,i){let r=`${this.shown} ${t.version}`;if(r===this.balled)return this.ball;this.balled=r;let{width:s,height:o}=e.image,a=Ya(e.image.data,s,o,i);return this.ball.dispose(),this.ball=Bn(s,o,a),this.ball.wrapS=Yi,i&&(this.ball.minFilter=this.ball.magFilter=Zt),this.ball}fit(e,t,i){this.window={x:(e.columns-1)/2,y:(e.rows-1)/2,scale:Math.max(e.columns/(t*.94),e.rows/(i*.94))}}showDifference(e,t,i,r){let o=za(i).kind==="classes"||!e.fields.has(i)||!t.fields.has(i)?"height":i,a=e.fields.get(o),l=t.fields.get(o);if(a===void 0||l===void 0)return;let c=["difference",o,a.version,l.version,a.columns,l.columns,e.tick,t.tick].join(" ");c!==this.shown&&(this.apart=Zy({map:a,spacing:e.spacing},{map:l,spacing:t.spacing},l.version),this.apart!==void 0&&(this.show(this.apart,o==="height"?"difference":`difference.${o}`,r,gc("change")),this.shown=c))}show(e,t,i,r){this.field=t,this.palette=r??za(t);let s=[t,this.palette.name,e?.version,e?.columns,this.classes?.length,this.peer?.map?.version].join(" ");if(!(s===this.shown&&t!=="height")&&(this.shown=s,this.colours.image.data=vc(this.palette,256,t==="top_material"?this.classes:void 0),this.colours.minFilter=this.colours.magFilter=this.palette.kind==="classes"?Zt:Ct,this.colours.needsUpdate=!0,e!==void 0))if(t!=="height"){let o=e.values instanceof Uint8Array?Float32Array.from(e.values):e.values;this.texture.dispose(),this.texture=Bn(e.columns,e.rows,o),this.palette.kind==="classes"&&(this.texture.minFilter=this.texture.magFilter=Zt,this.classesSeen=w2(o),this.classList=this.classCount<=S2?E2(o):[]);let[a,l]=gb(o),c=this.peer?.map===void 0?[a,l]:gb(this.peer.map.values);this.range=rf(this.palette,Math.min(a,c[0]),Math.max(l,c[1]))}else{let o=this.heights(i);this.range=rf(this.palette,o.low,o.high)}}heights(e){let t=e.numbers,i=this.peer?.land.numbers??t,r=Math.min(t.low,i.low),s=Math.max(e.levels.top,this.peer?.land.levels.top??-1/0);return{low:r,high:Math.max(t.high,i.high),top:s,sea:e.sea??r}}draw(e,t,i,r,s,o){let a=this.material.uniforms,l=e.getPixelRatio(),{x:c,y:u,scale:d}=this.window;a.uHeight.value=t.height,a.uField.value=this.field==="height"?t.height:this.texture,a.uLight.value=i,a.uCells.value.set(t.columns,t.rows);let h=a.uField.value.image;a.uFieldCells.value.set(h.width,h.height),a.uSpacing.value=t.spacing;let f=c-r.width/2*d,g=u+r.height/2*d;a.uWindow.value.set(f,g,d/l,0),a.uOrigin.value.set(0,0),a.uScreen.value.set(r.width*l,r.height*l);let x={linear:0,log:1,hypsometric:2,classes:3}[this.palette.kind],{low:p,top:v,sea:b}=this.heights(t);a.uRange.value.set(this.palette.kind==="hypsometric"?Math.min(p,b-1):this.range[0],this.palette.kind==="hypsometric"?v:this.range[1],x,b);let R=Math.min(8,Math.max(.6,.42/Math.max(t.numbers.median,.02)));a.uShade.value=this.field.startsWith("difference")?R*.3:R,a.uContour.value=s,a.uBrush.value.copy(o),e.render(this.scene,this.camera)}};function w2(n){let e=new Set;for(let t of n)if(e.add(Math.round(t)),e.size>=1e4)break;return[...e].sort((t,i)=>t-i)}function E2(n){let e=new Map;for(let t of n)e.set(Math.round(t),(e.get(Math.round(t))??0)+1);return[...e.entries()].sort((t,i)=>i[1]-t[1]||t[0]-i[0]).map(([t])=>t)}function gb(n){let e=1/0,t=-1/0;for(let i of n)i<e&&(e=i),i>t&&(t=i);return e<=t?[e,t]:[0,1]}function vb(n,e,t,i,r){let s=e.state,[o,a,l]=e.eye();if(t.boxes!==void 0){let c=o/t.spacing+(t.columns-1)/2,u=l/t.spacing+(t.rows-1)/2;c>0&&u>0&&c<t.columns-1&&u<t.rows-1&&(a=Math.max(a,t.levelAt(c,u)*i+t.spacing*1.2))}n.position.set(o,a,l),n.up.set(0,1,0),n.lookAt(s.x,s.y,s.z),n.aspect=r,n.near=Math.max(s.distance/300,t.extent/2e4),n.far=s.distance*2+t.extent*6,n.updateProjectionMatrix(),n.updateMatrixWorld()}var zh=class{constructor(){this.state={x:0,y:0,z:0,azimuth:2.75,polar:1.02,distance:1e3};this.least=10;this.most=1e7}frame(e,t,i,r){let s=e.east-e.west,o=e.south-e.north,a=Math.hypot(s,o)/2,l=Math.tan(r*Math.PI/360)*Math.min(1,i*.72);this.state={x:(e.west+e.east)/2,y:t,z:(e.north+e.south)/2+o*.035,azimuth:2.75,polar:1,distance:a*.8/l},this.least=Math.max(s,o)/400,this.most=a*14,this.goal=void 0}eye(){let e=this.state,t=Math.sin(e.polar)*e.distance;return[e.x+t*Math.sin(e.azimuth),e.y+Math.cos(e.polar)*e.distance,e.z-t*Math.cos(e.azimuth)]}turn(e,t){let i=this.state;i.azimuth=(i.azimuth+e)%(2*Math.PI),i.polar=xb(i.polar+t,.02,1.54)}pan(e,t){let i=this.state,r=i.distance,s=Math.cos(i.azimuth),o=Math.sin(i.azimuth);i.x+=(-s*e-o*t)*r,i.z+=(-o*e+s*t)*r}zoom(e,t){let i=this.state,r=xb(i.distance*e,this.least,this.most),s=r/i.distance;t!==void 0&&(i.x+=(t[0]-i.x)*(1-s),i.y+=(t[1]-i.y)*(1-s),i.z+=(t[2]-i.z)*(1-s)),i.distance=r}fly(e,t,i){let r=this.state;this.pan(t,e),r.y+=i*r.distance}look(e,t){let i=this.eye();this.turn(e,t);let r=this.eye();this.state.x+=i[0]-r[0],this.state.y+=i[1]-r[1],this.state.z+=i[2]-r[2]}glideTo(e){this.goal={...this.state,...e}}step(e,t){if(this.goal===void 0)return!1;let i=t?1:1-Math.exp(-e*7),r=0;for(let s of Object.keys(this.goal)){let o=this.goal[s]-this.state[s];this.state[s]+=o*i,r=Math.max(r,Math.abs(o)/(s==="azimuth"||s==="polar"?1:this.state.distance))}return(t||r<.001)&&(this.goal=void 0),this.goal!==void 0}stay(){this.goal=void 0}};function xb(n,e,t){return Math.min(t,Math.max(e,n))}var T2=`
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`,Hh=class{constructor(e,t){this.smooth=t;this.targets=new Map;this.scene=new di;this.camera=new ki;this.material=new qn({glslVersion:Jn,vertexShader:`precision highp float;
`+Rr,fragmentShader:`precision highp float;
`+T2,depthTest:!1,depthWrite:!1,uniforms:{uLightBuffer:{value:null}}});let i=new an(e,this.material);i.frustumCulled=!1,this.scene.add(i)}buffer(e,t,i){let r=Math.max(1,Math.round(e*i)),s=Math.max(1,Math.round(t*i)),o=this.targets.get(i);return(o?.width!==r||o.height!==s)&&(o?.dispose(),o=new Kn(r,s,{type:Ui,samples:this.smooth?4:0,minFilter:Ct,magFilter:Ct}),this.targets.set(i,o)),this.target=o,o}show(e){this.material.uniforms.uLightBuffer.value=this.target?.texture??null,e.setRenderTarget(null),e.render(this.scene,this.camera)}};var _b=`
${ln}
${Oh}
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = patchCell();
    vWorld = worldOf(vCell, heightAt(vCell));
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,cm=`
uniform sampler2D uMaterial;     // index of the material on top
uniform sampler2D uExtra;        // velocity, river, change
uniform vec4 uRock[32];          // colour of a material; a = 1 if it is loose
uniform float uHasMaterial;
uniform highp usampler2D uFace;  // rocks of a wall, where they end; how high it is
uniform float uHasFace;
uniform sampler2D uIce;          // how much ice covers the ground
uniform float uHasIce;
uniform sampler2D uAir;          // temperature, moisture, snow, cloud
uniform vec4 uAirHas;            // which of them there are
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform float uHasPlants;
uniform float uHasExtra;
uniform float uTop;              // metres: as high as the land goes
uniform float uLow;
uniform float uRockSlope;        // tangent
uniform float uSnow;             // metres: above it snow stays on gentle ground
uniform vec3 uMoss, uMeadow, uStraw, uWood, uSoil, uScree, uSand, uSnowColour;
uniform float uGreen;            // 0: bare ground, 1: as green as it gets

vec4 rockAt(vec2 cell) {
    if (uHasMaterial < 0.5) return uRock[0];
    vec2 size = vec2(textureSize(uMaterial, 0));
    vec2 at = clamp((cell + 0.5) / uCells * size - 0.5, vec2(0.0), size - 1.0);
    ivec2 a = ivec2(floor(at));
    ivec2 b = min(a + 1, ivec2(size) - 1);
    vec2 t = at - vec2(a);
    vec4 c00 = uRock[int(texelFetch(uMaterial, a, 0).r * 255.0 + 0.5) & 31];
    vec4 c10 = uRock[int(texelFetch(uMaterial, ivec2(b.x, a.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c01 = uRock[int(texelFetch(uMaterial, ivec2(a.x, b.y), 0).r * 255.0 + 0.5) & 31];
    vec4 c11 = uRock[int(texelFetch(uMaterial, b, 0).r * 255.0 + 0.5) & 31];
    return mix(mix(c00, c10, t.x), mix(c01, c11, t.x), t.y);
}

// The rock that a wall really has at this height. Each sample around that is as high or higher
// shows its own column there, the nearest most of all; edges of level beds meet from column to
// column.
vec4 rockOfColumn(uvec2 face, float down, float soft) {
    vec4 r0 = uRock[face.x & 31u];
    vec4 r1 = uRock[(face.x >> 5) & 31u], r2 = uRock[(face.x >> 10) & 31u];
    float drop = uintBitsToFloat(face.y);
    if (drop <= 0.0) return r0;
    vec2 edge = vec2(float((face.x >> 16) & 255u), float(face.x >> 24)) / 255.0;
    float f = down / drop;
    float w = soft / drop + 0.01;
    return mix(mix(r0, r1, smoothstep(edge.x - w, edge.x + w, f)), r2,
        smoothstep(edge.y - w, edge.y + w, f));
}
vec4 rockOfWall(vec2 cell, float h, float soft) {
    ivec2 last = ivec2(uCells) - 1;
    vec2 at = clamp(cell, vec2(0.0), uCells - 1.0);
    ivec2 a = ivec2(floor(at));
    vec2 t = at - vec2(a);
    float tops[4];
    for (int k = 0; k < 4; k++)
        tops[k] = texelFetch(uHeight, min(a + ivec2(k & 1, k >> 1), last), 0).r;
    h = min(h, max(max(tops[0], tops[1]), max(tops[2], tops[3])));
    vec4 sum = vec4(0.0);
    float weight = 0.0;
    for (int k = 0; k < 4; k++) {
        float w = ((k & 1) == 1 ? t.x : 1.0 - t.x) * (k > 1 ? t.y : 1.0 - t.y) + 0.02;
        w *= smoothstep(-soft - 0.01, 0.0, tops[k] - h);
        if (w <= 0.0) continue;
        ivec2 c = min(a + ivec2(k & 1, k >> 1), last);
        sum += w * rockOfColumn(texelFetch(uFace, c, 0).xy, max(tops[k] - h, 0.0), soft);
        weight += w;
    }
    return sum / weight;
}

// What grows by warmth and moisture: desert, steppe, wood, tundra.
vec3 plantsOf(float celsius, float wet, float chance) {
    vec3 lush = mix(uMeadow, uWood, smoothstep(0.52, 0.80, wet));
    vec3 warm = mix(mix(uSand * vec3(1.02, 0.90, 0.74), uStraw, smoothstep(0.10, 0.34, wet)), lush,
        smoothstep(0.30, 0.56, wet));
    vec3 cool = mix(mix(uScree, uStraw, 0.4), mix(uMoss, uWood * 0.8, 0.6),
        smoothstep(0.18, 0.50, wet));
    vec3 bleak = mix(uScree, uMoss, 0.35 * smoothstep(0.1, 0.5, wet));
    float t = celsius + (chance - 0.5) * 5.0;
    return mix(bleak, mix(cool, warm, smoothstep(5.0, 15.0, t)), smoothstep(-6.0, 2.0, t));
}

struct Surface { vec3 colour; float rough; float snow; float rock; };

// Beds: broad bands that differ in shade, thin dark lines between them; they follow the height and
// sway with it, so that walls of one rock still show how they were laid down.
float beds(float h, vec2 p, float thick) {
    float sway = (grain(p, 0.0045, 0.0).r - 0.5) * 2.2;
    float b = h / thick + sway;
    float band = texture(uNoise, vec2(b * 0.031, 0.37)).a;
    float fine = texture(uNoise, vec2(b * 0.13, 0.81)).a;
    float edge = abs(fract(b * 0.5) - 0.5) * 2.0;
#ifdef PLAIN
    return 0.74 + 0.34 * band + 0.22 * fine;
#endif
    float line = 1.0 - 0.20 * smoothstep(0.80, 0.98, edge) *
        smoothstep(0.35, 0.65, grain(p, 0.013, b * 0.01).a);
    return (0.74 + 0.34 * band + 0.22 * fine) * line;
}

Surface surfaceAt(vec2 cell, float h, vec2 grad, vec3 light, float px) {
    vec2 p = cell / 1.0;
    float slope = length(grad);
    vec4 n1 = grain(p, 0.021, 0.0);
    vec4 n2 = grain(p, 0.087, 0.37);
#ifdef PLAIN
    vec4 n3 = vec4(0.5);
#else
    vec4 n3 = grain(p, 0.41, 0.11);
#endif
    float near = clamp(1.6 - px * 0.9, 0.0, 1.0);   // fine grain only where a sample covers pixels
    float noise = n1.r * 0.55 + n2.r * 0.3 + mix(0.5, n3.r, near) * 0.15;
    float foot = uSea > -1e5 ? max(uLow, uSea) : uLow;
    float span = max(uTop - foot, 1.0);
    float hr = clamp((h - foot) / span, 0.0, 1.2);
    float hollow = 0.5 - light.b;                    // above zero in valleys, below on crests
    float wavy = hr + (noise - 0.5) * 0.22;

    vec4 rock4 = rockAt(cell);
    vec3 rock = rock4.rgb;
    float loose = rock4.a;

    // Plants by height, moisture of hollows and chance.
    vec3 plants = mix(uMoss, uMeadow, smoothstep(0.06, 0.34, wavy - hollow * 0.25));
    plants = mix(plants, uStraw, smoothstep(0.30, 0.68, wavy - hollow * 0.3));
    float wood = smoothstep(0.47, 0.66, n1.a * 0.45 + n2.a * 0.35 + n3.a * 0.2 + hollow * 0.5)
        * (1.0 - smoothstep(0.30, 0.46, wavy)) * (1.0 - smoothstep(0.55, 0.8, slope))
        * smoothstep(0.015, 0.05, hr);
    plants = mix(plants, uWood * (0.8 + 0.4 * n3.r), wood * 0.75);
    plants *= 0.86 + 0.28 * noise;
    // Where nothing grows: soil, then scree, tinted by the rock it comes from.
    vec3 soil = mix(uSoil, rock, 0.35) * (0.85 + 0.3 * n2.a);
    vec3 scree = mix(uScree, rock, 0.5) * (0.86 + 0.28 * mix(0.5, n3.a, near));
    float bare = smoothstep(0.50, 0.82, wavy - hollow * 0.35);
    float green = uGreen * (1.0 - bare)
        * (1.0 - 0.85 * smoothstep(0.6, 1.0, slope / uRockSlope + (noise - 0.5) * 0.5));
    vec3 ground = mix(mix(soil, scree, bare), plants, green);
    vec4 air = vec4(0.0);
    if (dot(uAirHas, vec4(1.0)) > 0.5) {
        // Known air tells what grows; the height does not have to stand in for it.
        air = texture(uAir, (cell + 0.5) / uCells);
        float celsius = uAirHas.x > 0.5 ? air.r * 120.0 - 60.0 : 14.0;
        float wet = uAirHas.y > 0.5 ? air.g : 0.5;
        vec3 grown = plantsOf(celsius, wet + (n2.a - 0.5) * 0.10, noise) * (0.86 + 0.28 * noise);
        if (uAirHas.x + uAirHas.y > 0.5) ground = mix(ground, grown, 0.92);
    }
    float debris = smoothstep(0.45, 0.75, slope / uRockSlope) * smoothstep(-0.02, 0.12, hollow);
    ground = mix(ground, scree, debris * 0.55);
    // Loose ground that was laid down says what it is made of.
    ground = mix(ground, rock, loose * mix(0.25, 0.62, 1.0 - uGreen) * (1.0 - 0.4 * green));
    if (uHasExtra > 0.5) {
        float change = texture(uExtra, (cell + 0.5) / uCells).a * 2.0 - 1.0;
        ground = mix(ground, mix(uScree, uSand, 0.5), clamp(change - 0.25, 0.0, 0.5) * 0.7);
        ground = mix(ground, soil * 0.9, clamp(-change - 0.35, 0.0, 0.4) * 0.5);
    }
    // Rock on the steep, in beds.
    float steep = smoothstep(0.82, 1.18, slope / uRockSlope + (noise - 0.5) * 0.55 - hollow * 0.35);
    float thick = clamp(span * 0.02, 0.6, 60.0);
    vec4 face = rock4;
    if (uHasFace > 0.5 && steep > 0.0)
        face = rockOfWall(cell, h + (n2.r + n3.r - 1.0) * 0.25 * slope * uSpacing,
            (0.03 + 0.5 * px) * slope * uSpacing);
    float massive = face.a;
    float band = mix(beds(h, p, thick), 1.0, massive * 0.8);
    vec3 wall = face.rgb * band * (0.78 + 0.36 * n2.r) * (0.9 + 0.2 * mix(0.5, n3.a, near));
    wall = mix(wall, wall * vec3(0.80, 0.78, 0.80), smoothstep(0.1, 0.3, hollow));
    vec3 c = mix(ground, wall, steep);
    if (uHasPlants > 0.5) {
        // What grows there is known: bare ground, grass and shrubs on it, crowns by chance.
        vec4 kinds = texture(uPlants, (cell + 0.5) / uCells);
        vec3 earth = mix(mix(soil, scree, bare), wall, steep);
        earth = mix(earth, uMeadow * vec3(1.02, 1.12, 0.86) * (0.86 + 0.28 * noise),
            0.85 * kinds.a);
        earth = mix(earth, mix(uStraw, uWood, 0.45) * (0.86 + 0.28 * noise), 0.85 * kinds.b);
        float trees = min(kinds.r + kinds.g, 1.0);
        float chance = mix(noise, mix(n2.a, n3.r, 0.6), 0.7);
        float crowns = mix(trees, smoothstep(-0.18, 0.18, trees - chance), 0.65);
        vec3 leaf = mix(uWood * vec3(1.25, 1.45, 0.95), uWood * vec3(0.72, 0.86, 0.80),
            kinds.r / max(trees, 1e-3));
        c = mix(earth, leaf * (0.7 + 0.6 * n3.a), crowns * 0.95);
        steep *= 1.0 - trees;
    }
    // Shore: sand on the flat beside the sea, dark and wet under it.
    if (uSea > -1e5) {
        float over = h - uSea;
        float rise = over / (span * 0.0035 + 1.0) + (n2.r - 0.5) * 1.5;
        float beach = (1.0 - smoothstep(0.0, 1.0, rise))
            * (1.0 - smoothstep(0.10, 0.28, slope));
        c = mix(c, uSand * (0.9 + 0.2 * n3.r), beach * 0.85);
        float below = smoothstep(0.0, span * 0.02 + 2.0, -over);
        c = mix(c, mix(uSand, uScree, 0.4) * 0.8, below * (1.0 - steep));
    }
    // Snow: above its line, not on the steepest, first in hollows and away from the sun.
    float shade = dot(normalize(vec3(-grad.x, 1.0, -grad.y)), uSun);
    float line = uSnow + (noise - 0.5) * span * 0.16 - hollow * span * 0.25 + shade * span * 0.05;
    float snow = smoothstep(-0.008, 0.022, (h - line) / span + (mix(0.5, n3.r, near) - 0.5) * 0.03)
        * (1.0 - smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6) + (n2.r - 0.5) * 0.5));
    if (uAirHas.z > 0.5)
        snow = smoothstep(0.12, 0.72, air.b + (noise - 0.5) * 0.5 * (1.0 - air.b) * air.b * 4.0)
            * (1.0 - 0.75 * smoothstep(0.85, 1.45, slope / max(uRockSlope, 0.6)));
    c = mix(c, uSnowColour, snow * 0.95);

    if (uHasIce > 0.5) {
        float ice = texture(uIce, (cell + 0.5) / uCells).r;
        // Streaks along the flow, which goes down the surface; open cracks where it gets steep.
        vec2 down = slope > 1e-4 ? grad / slope : vec2(0.0, 1.0);
        float streak = 0.0;
        for (int k = -3; k <= 3; k++)
            streak += grain(p + down * float(k) * 1.6, 0.16, 0.0).a;
        streak /= 7.0;
        float crack = grain(p + down * 1.8, 0.11, 0.0).r * 0.5 + streak * 0.5;
        crack = (1.0 - smoothstep(0.03, 0.075, abs(crack - 0.5))) * smoothstep(0.12, 0.45, slope);
        vec3 blue = mix(vec3(0.26, 0.45, 0.58), vec3(0.50, 0.67, 0.78),
            smoothstep(0.35, 0.65, streak));
        blue = mix(blue, uSnowColour, (1.0 - smoothstep(0.08, 0.35, slope)) * 0.45 * hr);
        blue = mix(blue, vec3(0.06, 0.17, 0.27), crack * 0.6);
        float cover = smoothstep(0.10, 0.75, ice + (noise - 0.5) * 0.35 * (1.0 - ice));
        c = mix(c, blue, cover);
        steep *= 1.0 - cover;
        snow = mix(snow, 0.4, cover);
    }

    Surface s;
    s.colour = c;
    s.snow = snow;
    s.rock = steep * (1.0 - snow);
    s.rough = mix(0.35, 1.0, s.rock) * (1.0 - 0.55 * snow);
    return s;
}

// Rivers that are too narrow for the lattice: a share of the sample is water.
float riverAt(vec2 cell) {
    if (uHasExtra < 0.5) return 0.0;
    return smoothstep(0.10, 0.75, texture(uExtra, (cell + 0.5) / uCells).b);
}
`,yb=`
${ln}
${ri}
${lo}
${cm}
${Uh}
uniform vec3 uEye;
uniform float uContour;          // metres between lines; 0 = none
uniform vec4 uBrush;             // x, z, radius in metres; a > 0 when shown
uniform float uBrushFall;
uniform vec4 uBox;               // half width, half depth, floor, 1 = open sea
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;

void main() {
    vec2 cell = vCell;
    float h = heightAt(cell);
    if (uBox.w > 0.5 && h < uSea) {
        // Under the open sea only what is seen through the water of the map itself.
        vec2 in2 = mix(uEye, vWorld, (uSea * uZ - uEye.y) / min(vWorld.y - uEye.y, -1e-3)).xz;
        if (any(greaterThan(abs(in2), uBox.xy - 0.4 * uSpacing))) discard;
    }
    vec2 grad = gradientAt(cell);
    vec3 light = texture(uLight, (cell + 0.5) / uCells).rgb;
    float px = max(length(dFdx(cell)), length(dFdy(cell)));   // samples a pixel
    Surface s = surfaceAt(cell, h, grad, light, px);

#ifndef PLAIN
    // Grain below the lattice, so that ground seen closely is not a blurred cloth.
    float fine = clamp(1.3 - px * 1.6, 0.0, 1.0);
    if (fine > 0.0) {
        // Drawn out along the slope, not smeared down it.
        vec2 p = cell + 0.15 * grad * h / uSpacing;
        vec4 a = texture(uNoise, p * 0.19);
        vec4 b = texture(uNoise, p * 0.71 + 0.5);
        vec4 d = texture(uNoise, p * 2.9 + 0.23);
        float close = clamp(1.0 - px * 4.0, 0.0, 1.0);
        vec2 bump = (a.gb - 0.5) * 0.75 + (b.gb - 0.5) * 0.65 + (d.gb - 0.5) * 0.55 * close;
        grad += bump * fine * s.rough * (0.16 + 0.75 * length(grad) * max(uZ, 1.0)) / max(uZ, 1.0);
        s.colour *= 1.0 + fine * ((b.a - 0.5) * 0.22 + (d.a - 0.5) * 0.26 * close) *
            (0.45 + 0.55 * s.rock);
    }
#endif
    vec3 n = normalize(vec3(-grad.x * uZ, 1.0, -grad.y * uZ));
    float lambert = max(dot(n, uSun), 0.0);
    float open = light.g;
    // The sky is brighter towards the sun, so that shadows have relief too.
    float bright = 0.72 + 0.55 * max(dot(n, normalize(vec3(uSun.x, 0.35, uSun.z))), 0.0);
    vec3 sky = uSkyLight * (0.52 + 0.48 * n.y) * open * bright;
    vec3 bounce = uSunLight * 0.045 * (1.0 - 0.5 * n.y) * open * vec3(1.0, 0.92, 0.8);
    vec3 c = s.colour * (uSunLight * lambert * light.r + sky + bounce);
    // Snow scatters light inside and throws some back low against the sun.
    c += s.snow * uSunLight * light.r * 0.10 *
        pow(max(dot(reflect(-uSun, n), normalize(uEye - vWorld)), 0.0), 8.0);

    // Narrow rivers as paint: dark water with the sky in it.
    float river = riverAt(cell);
    if (river > 0.0) {
        vec3 toEye = normalize(uEye - vWorld);
        float f = 0.04 + 0.96 * pow(1.0 - max(toEye.y, 0.0), 5.0);
        vec3 water = vec3(0.03, 0.085, 0.11) * (uSunLight * 0.28 * light.r + uSkyLight * open)
            + skyColour(vec3(-toEye.x, toEye.y, -toEye.z)) * f * 0.6;
        c = mix(c, water, river * 0.85);
    }
    float depth = levelAt(cell) - h;
    if (depth > 0.0) c = underWater(c, depth, normalize(uEye - vWorld), light.rg);
    if (uOverlay > 0.0) {
        vec3 paint = fieldColour(cell);
        c = mix(c, paint * (uSunLight * lambert * light.r * 0.55 + sky + 0.25), uOverlay);
    }
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        float heavy = step(abs(fract(k / 5.0 + 0.5) - 0.5) * 5.0, 0.5);
        c *= 1.0 - line * (0.28 + 0.3 * heavy) * (1.0 - smoothstep(0.3, 0.8, w));
    }
    c = throughAir(c, uEye, vWorld);
    if (uBrush.a > 0.0) {
        float d = distance(vWorld.xz, uBrush.xy) / uBrush.z;
        float w = fwidth(d) * 1.4;
        float ring = 1.0 - smoothstep(w * 0.7, w * 1.6, abs(d - 1.0));
        float core = 1.0 - smoothstep(w * 0.4, w, abs(d - uBrushFall));
        c = mix(c, vec3(1.6, 0.75, 0.22), ring * 0.95 + core * 0.35);
        c += vec3(0.10, 0.05, 0.015) * (1.0 - smoothstep(0.0, 1.0, d));
    }
    outColour = finish(c, 1.0);
}
`;var _a=`
uniform float uLift;             // radii of the ball per metre of height
vec2 cellOfDirection(vec3 d) {
    float lon = atan(d.x, d.z);
    float lat = asin(clamp(d.y, -1.0, 1.0));
    return vec2(lon / 6.28318531 + 0.5, 0.5 - lat / 3.14159265) * uCells - 0.5;
}
vec3 directionOfCell(vec2 cell) {
    vec2 at = (cell + 0.5) / uCells;
    float lon = (at.x - 0.5) * 6.28318531;
    float lat = (0.5 - at.y) * 3.14159265;
    return vec3(cos(lat) * sin(lon), sin(lat), cos(lat) * cos(lon));
}
// The surface that is seen: ground, or the water on it.
float topAt(vec2 cell) { return max(max(heightAt(cell), uSea), levelAt(cell)); }
float radiusAt(vec2 cell) { return 1.0 + (topAt(cell) - max(uSea, uLow)) * uLift; }
`,bb=`
#define GLOBE
${ln}
uniform float uLow;
${_a}
in vec3 place;
out vec3 vPlace;
void main() {
    vPlace = place;
    vec3 at = place * radiusAt(cellOfDirection(place));
    gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`,Mb=`
#define GLOBE
${ln}
${ri}
${lo}
${cm}
${Uh}
${_a}
uniform vec3 uEye;               // in radii
uniform float uShade;            // how much steeper the ground is shaded than it is
uniform float uContour;
uniform vec4 uBrush;             // cell x, y, radius in cells; a > 0 when shown
in vec3 vPlace;
out vec4 outColour;

// The wrap of the map taken out of a difference of columns.
float around(float dx) { return dx - uCells.x * floor(dx / uCells.x + 0.5); }

void main() {
    vec3 d = normalize(vPlace);
    gPlace = d * uCells.x / 6.28318531;
    vec2 cell = cellOfDirection(d);
    float h = heightAt(cell);
    // Two tangents; any two do, since only the normal is made of them.
    vec3 side = normalize(abs(d.y) < 0.8 ? cross(vec3(0.0, 1.0, 0.0), d)
        : cross(vec3(1.0, 0.0, 0.0), d));
    vec3 up = cross(d, side);
    float step1 = 3.14159265 / uCells.y;
    float east = heightAt(cellOfDirection(normalize(d + side * step1)))
        - heightAt(cellOfDirection(normalize(d - side * step1)));
    float north = heightAt(cellOfDirection(normalize(d + up * step1)))
        - heightAt(cellOfDirection(normalize(d - up * step1)));
    vec2 grad = vec2(east, -north) / (2.0 * uSpacing);
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    Surface s = surfaceAt(cell, h, grad, vec3(1.0, 1.0, 0.5), px);

    vec3 n = normalize(d - (side * east + up * north) / (2.0 * uSpacing) * uShade);
    vec3 toEye = normalize(uEye - d);
    // The light fades softly behind the limb; the far side stays readable.
    float day = smoothstep(-0.30, 0.45, dot(d, uSun));
    float lambert = max(dot(n, uSun), 0.0) * day;
    vec3 sky = uSkyLight * (0.30 + 0.70 * day) * (0.75 + 0.25 * dot(n, d));
    vec3 c = s.colour * (uSunLight * lambert * 0.8 + sky);
    float depth = max(uSea, levelAt(cell)) - h;
    if (depth > 0.0) {
        vec3 left = exp(-depth * vec3(0.030, 0.0105, 0.0068) * uClear * 12.0);
        vec3 body = mix(vec3(0.035, 0.150, 0.185), vec3(0.006, 0.036, 0.095),
            1.0 - exp(-depth * 0.0035 * uClear * 12.0));
        float lit = max(dot(d, uSun), 0.0) * day;
        vec3 water = s.colour * left * (uSunLight * lit * 0.5 + sky)
            + body * (1.0 - left) * (uSunLight * lit * 0.55 + sky);
        float glint = pow(max(dot(reflect(-uSun, d), toEye), 0.0), 60.0);
        float rim = 0.02 + 0.5 * pow(1.0 - max(dot(d, toEye), 0.0), 5.0);
        water += uSunLight * glint * 0.16 * day + uSkyLight * rim * day * 0.5;
        if (uHasIce > 0.5) {
            float ice = texture(uIce, (cell + 0.5) / uCells).r;
            float floes = grain(cell, 0.19, 0.0).r * 0.6 + grain(cell, 0.53, 0.4).a * 0.4;
            float covered = smoothstep(0.30, 0.62, ice + (floes - 0.5) * 0.9 * (1.0 - ice));
            vec3 lid = mix(vec3(0.46, 0.62, 0.72), uSnowColour, 0.55 + 0.3 * floes);
            water = mix(water, lid * (uSunLight * lit * 0.8 + sky), covered);
        }
        c = water;
    } else {
        float river = riverAt(cell);
        vec3 water = vec3(0.02, 0.07, 0.11) * (uSunLight * 0.4 * day + uSkyLight);
        c = mix(c, water, river * 0.8);
    }
    if (uOverlay > 0.0)
        c = mix(c, fieldColour(cell) * (uSunLight * lambert * 0.42 + sky * 0.8 + 0.22), uOverlay);
    if (uContour > 0.0) {
        float k = h / uContour;
        float w = fwidth(k);
        float line = 1.0 - smoothstep(0.6, 1.5, abs(fract(k + 0.5) - 0.5) / max(w, 1e-4));
        c *= 1.0 - 0.4 * line * (1.0 - smoothstep(0.3, 0.8, w));
    }
    // Air over the limb: blue, more of it the flatter one looks.
    float flat_ = 1.0 - max(dot(d, toEye), 0.0);
    vec3 haze = mix(uZenith, uHorizon, 0.45) * day * vec3(0.75, 0.95, 1.2);
    c = mix(c, haze, clamp(uHaze * (0.05 + 0.85 * flat_ * flat_ * flat_), 0.0, 0.85));
    if (uBrush.a > 0.0) {
        vec2 off = vec2(around(cell.x - uBrush.x), cell.y - uBrush.y);
        float r = length(off) / uBrush.z;
        float w = fwidth(length(off)) / uBrush.z * 1.4;
        c = mix(c, vec3(1.6, 0.75, 0.22), 1.0 - smoothstep(w * 0.7, w * 1.6, abs(r - 1.0)));
    }
    outColour = finish(c, 1.0);
}
`,Sb=`
${ri}
uniform vec3 uEye;
uniform mat4 uBack;
in vec2 vScreen;
out vec4 outColour;
void main() {
    vec4 far = uBack * vec4(vScreen, 1.0, 1.0);
    vec3 d = normalize(far.xyz / far.w - uEye);
    float along = -dot(uEye, d);
    vec3 near = uEye + d * max(along, 0.0);
    float over = length(near) - 1.0;
    vec3 c = vec3(0.0060, 0.0068, 0.0085);
    float day = smoothstep(-0.35, 0.5, dot(normalize(near), uSun));
    if (along > 0.0) {
        float glow = exp(-max(over, 0.0) / 0.014) * 0.42 + exp(-max(over, 0.0) / 0.06) * 0.05;
        c += mix(uZenith, uHorizon, 0.55) * vec3(0.8, 0.95, 1.12) * glow * day * uHaze;
    }
    outColour = finish(c, 1.0);
}
`;var wb=`
uniform sampler2D uAir;
uniform float uTime;
uniform float uVeil;             // how much of it, 0..1
// Cover and thickness of the clouds at a cell; px samples a pixel: what is finer is left out.
vec2 cloudAt(vec2 cell, float px) {
    float humid = texture(uAir, (cell + 0.5) / uCells).a;
    float drift = uTime * 0.22;
    // Puffs of four sizes; the smaller ones sway with the larger, so that edges curl.
#ifdef GLOBE
#define PUFF(warp, k, shift) ballGrain(k, shift)
#else
    vec2 p = cell + vec2(drift, 0.0);
#define PUFF(warp, k, shift) grain(p + (warp) / uPuff, k, shift)
#endif
    vec4 a = PUFF(vec2(0.0), uPuff, 0.0);
    vec4 b = PUFF((a.gb - 0.5) * 0.22, uPuff * 2.7, 0.37);
    float n = a.r * 0.40 + b.r * 0.28;
#ifdef PLAIN
    n += 0.16;
#else
    float size = px * uPuff;
    float fine = 1.0 - smoothstep(0.0015, 0.006, size);
    float mid = 1.0 - smoothstep(0.005, 0.02, size);
    vec4 c = PUFF((b.gb - 0.5) * 0.10, uPuff * 7.3, 0.11);
    vec4 e = PUFF((c.gb - 0.5) * 0.04, uPuff * 19.0, 0.53);
    n += mix(0.5, c.a, mid) * 0.20 + mix(0.5, e.r, fine) * 0.12;
#endif
    // The tile lies closely around its middle: spread it, so that gaps are gaps.
    n = clamp(0.5 + 2.3 * (n - 0.5), 0.0, 1.0);
    float cover = smoothstep(0.0, 0.62, humid * 0.66 + n - 0.82);
    return vec2(cover, clamp(humid * 0.75 + (n - 0.45) * 0.9, 0.0, 1.0));
}
vec4 cloudColour(vec2 cell, float lit, float px) {
    vec2 k = cloudAt(cell, px);
    vec3 white = uSunLight * (0.12 + 0.40 * lit) + uSkyLight * 0.95;
    vec3 rain = uSkyLight * 0.42 + uSunLight * 0.06 * lit;
    vec3 c = mix(white, rain, smoothstep(0.62, 1.0, k.y) * 0.55);
    return vec4(c, k.x * (0.22 + 0.48 * k.y) * uVeil);
}
`,Eb=`
${ln}
in vec2 share;                   // 0..1 along the map
uniform float uCeiling;          // metres
out vec2 vCell;
out vec3 vWorld;
void main() {
    vCell = share * (uCells - 1.0);
    vWorld = worldOf(vCell, uCeiling);
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Tb=`
uniform float uPuff;             // share of a tile of noise per sample
${ln}
${ri}
${wb}
uniform vec3 uEye;
in vec2 vCell;
in vec3 vWorld;
out vec4 outColour;
void main() {
    float px = max(length(dFdx(vCell)), length(dFdy(vCell)));
    vec4 c = cloudColour(vCell, 0.35 + 0.65 * max(uSun.y, 0.0), px);
    // The sheet thins out towards its edges and for an eye that comes near it.
    vec2 edge = min(vCell, uCells - 1.0 - vCell) / uCells;
    c.a *= smoothstep(0.0, 0.04, min(edge.x, edge.y));
    c.a *= smoothstep(0.02, 0.16, distance(uEye, vWorld) / (uSpacing * uCells.x));
    if (c.a < 0.004) discard;
    outColour = finish(throughAir(c.rgb, uEye, vWorld), c.a);
}
`,Ab=`
#define GLOBE
${ln}
in vec3 place;
uniform float uShell;            // radii
out vec3 vPlace;
void main() {
    vPlace = place;
    gl_Position = projectionMatrix * viewMatrix * vec4(place * uShell, 1.0);
}
`,Rb=`
#define GLOBE
uniform float uPuff;
${ln}
${ri}
uniform float uLow;
${_a}
${wb}
uniform vec3 uEye;
in vec3 vPlace;
out vec4 outColour;
void main() {
    vec3 d = normalize(vPlace);
    float t = uTime * 0.0016;
    vec3 turned = vec3(d.x * cos(t) - d.z * sin(t), d.y, d.x * sin(t) + d.z * cos(t));
    gPlace = turned * uCells.x / 6.28318531;
    float day = smoothstep(-0.30, 0.45, dot(d, uSun));
    float px = max(length(dFdx(d)), length(dFdy(d))) * uCells.x / 6.28318531;
    vec4 c = cloudColour(cellOfDirection(d), max(dot(d, uSun), 0.0) * day, px);
    c.rgb *= 0.25 + 0.75 * day;
    c.a *= smoothstep(0.02, 0.35, dot(d, normalize(uEye - d)));
    if (c.a < 0.004) discard;
    outColour = finish(c.rgb, c.a);
}
`;function Cb(n,e,t){if(e<-.5||t<-.5||e>n.columns-.5||t>n.rows-.5)return;let i=Math.min(Math.max(e,0),n.columns-1),r=Math.min(Math.max(t,0),n.rows-1);return{x:i*n.spacing,y:r*n.spacing,cellX:i,cellY:r,height:n.heightAt(i,r),worldX:i*n.spacing-n.width/2,worldZ:r*n.spacing-n.depth/2}}function A2(n,e,t,i){let r=Math.max(n.numbers.high,n.sea??-1e9)*i+1,s=n.numbers.low*i-1,o=0,a=1/0,l=(f,g,x,p)=>{if(Math.abs(g)<1e-12)return f>=x&&f<=p;let v=(x-f)/g,b=(p-f)/g;return o=Math.max(o,Math.min(v,b)),a=Math.min(a,Math.max(v,b)),o<=a};if(!l(e.x,t.x,-n.width/2,n.width/2)||!l(e.z,t.z,-n.depth/2,n.depth/2)||!l(e.y,t.y,s,r))return;let c=f=>{let g=(e.x+t.x*f+n.width/2)/n.spacing,x=(e.z+t.z*f+n.depth/2)/n.spacing;return e.y+t.y*f-n.levelAt(g,x)*i},u=Math.hypot(t.x,t.z),d=Math.max(n.spacing*.5/Math.max(u,.05),(a-o)/4e3),h=o;for(let f=o;f<=a+d;f+=d){if(c(Math.min(f,a))<=0){let g=h,x=Math.min(f,a);for(let b=0;b<12;b++){let R=(g+x)/2;c(R)>0?g=R:x=R}let p=(e.x+t.x*x+n.width/2)/n.spacing,v=(e.z+t.z*x+n.depth/2)/n.spacing;return Cb(n,p,v)}h=f}}var Nl={fromCell:Cb,alongRay:A2};var co=Math.PI/180;function Pb(n,e=0){let t=50*co,i=23.4*co,r=(n-12)*15*co,s=Math.sin(t)*Math.sin(i)+Math.cos(t)*Math.cos(i)*Math.cos(r),o=Math.asin(s),a=-Math.cos(i)*Math.sin(r),l=Math.cos(t)*Math.sin(i)-Math.sin(t)*Math.cos(i)*Math.cos(r);return{azimuth:((Math.atan2(a,l)/co+e)%360+360)%360,elevation:o/co}}function Lb(n){let e=n.elevation*co,t=n.azimuth*co;return[Math.cos(e)*Math.sin(t),Math.sin(e),-Math.cos(e)*Math.cos(t)]}var Ls=(n,e,t)=>[n[0]+(e[0]-n[0])*t,n[1]+(e[1]-n[1])*t,n[2]+(e[2]-n[2])*t],um=(n,e,t)=>{let i=Math.min(1,Math.max(0,(t-n)/(e-n)));return i*i*(3-2*i)};function Vh(n){let e=um(-4,22,n),t=1-um(4,32,n),i=um(-3,4,n),r=Ls([1,.93,.82],[1,.58,.26],t),s=i*(2.2+1.5*e);return{sun:[r[0]*s,r[1]*s,r[2]*s],sky:Ls([.035,.05,.09],[.42,.53,.72],e),zenith:Ls([.012,.02,.05],Ls([.09,.23,.54],[.13,.25,.5],t),e),horizon:Ls([.05,.06,.1],Ls([.5,.67,.87],[.88,.7,.54],t),e),glow:Ls([.2,.06,.02],Ls([.9,.8,.6],[1.3,.62,.22],t),e),exposure:.78+.5*(1-e)}}var Ib=.028,Gh=38,Wh=class{constructor(e,t,i,r){this.landScene=e;this.plain=r;this.rig=new Oc;this.camera=new Zn(Gh,1,.01,40);this.scene=new di;this.slope=.01;this.made={land:void 0,height:-1,air:-1};let s=()=>new Z;this.uniforms={...e.uniforms,uHeight:{value:Bn(2,2)},uLevel:{value:Bn(2,2)},uAir:{value:vi(2,2,4)},uIce:{value:vi(2,2)},uHasFace:{value:0},uEye:{value:s()},uSun:{value:s()},uSunLight:{value:s()},uSkyLight:{value:s()},uZenith:{value:s()},uHorizon:{value:s()},uGlow:{value:s()},uExposure:{value:1},uHaze:{value:1},uBack:{value:new Yt},uLift:{value:0},uShade:{value:1},uBrush:{value:new pt(0,0,1,0)},uShell:{value:1.02},uHover:{value:.008}};let{places:o,index:a}=Vv(i);this.geometry=new fi,this.geometry.setAttribute("place",new hn(o,3)),this.geometry.setIndex(new hn(a,1));let l=this.mesh(e.triangle,Rr,Sb,{depthTest:!1,depthWrite:!1});l.renderOrder=-1,this.mesh(this.geometry,bb,Mb,{}),this.shell=this.mesh(this.geometry,Ab,Rb,{transparent:!0,depthWrite:!1}),this.shell.renderOrder=3,this.streaks=t.mesh("GLOBE",this.uniforms),this.scene.add(this.streaks)}draw(e,t,i,r){this.landScene.bind(t,i),this.takeMaps(t);let s=this.uniforms;this.placeCamera(r),s.uEye.value.copy(this.camera.position),s.uBack.value.copy(this.camera.projectionMatrixInverse).premultiply(this.camera.matrixWorld),this.setSun(i.turn),s.uHaze.value=i.haze,s.uLift.value=this.stretch(t)*i.exaggeration/hm(t),s.uShade.value=i.exaggeration*.5/Math.max(this.slope,5e-4),s.uShell.value=1+1.25*Ib*i.exaggeration+.006,this.shell.visible=i.clouds&&t.airHas.cloud,this.streaks.visible=i.streaks,e.render(this.scene,this.camera)}returnTo(e){this.returning=e}frame(e,t){let i={...this.rig.frame(e,Gh),...this.returning};this.returning=void 0,t?this.rig.glideTo(i):this.rig.state=i}pick(e,t,i){let r=this.camera.position,s=new Z(t,i,.5).unproject(this.camera).sub(r).normalize(),o=Gv([r.x,r.y,r.z],[s.x,s.y,s.z],1);if(o===void 0)return;let[a,l]=Bv(e.columns,e.rows,o);return Nl.fromCell(e,a,l)}project(e,t,i){let r=this.uniforms.uLift.value??0,s=Math.max(e.sea??-1e9,e.levels.low),o=Rf(...Af(e.columns,e.rows,t,i)),a=1+(Math.max(e.levelAt(t,i),s)-s)*r,l=new Z(o[0]*a,o[1]*a,o[2]*a);if(!(l.dot(this.camera.position)<1))return l.project(this.camera),[l.x,l.y]}flyTo(e,t){let[i,r]=Af(e.columns,e.rows,t.cellX,t.cellY),s=1+(this.rig.state.distance-1)*.55;this.rig.glideTo({lon:i,lat:r,distance:Math.max(s,1.2)})}area(e){let t=this.rig.state.distance,i=e/2/Math.tan(Gh*Math.PI/360)/Math.sqrt(t*t-1);return Math.PI*i*i}metresPerPixel(e,t){return 2*(this.rig.state.distance-1)*Math.tan(Gh*Math.PI/360)*hm(e)/t}stretch(e){let t=Math.max(e.sea??-1e9,e.levels.low);return Ib*hm(e)/Math.max(e.numbers.high-t,.001)}takeMaps(e){let{columns:t,rows:i}=e,r=this.uniforms,s=this.made.land!==e;if(s||this.made.height!==e.version){r.uHeight.value.dispose(),r.uLevel.value.dispose();let o=Math.max(e.sea??-1e9,e.numbers.low);this.slope=fb(e.heights,t,i,e.spacing,o);let a=Ya(e.heights,t,i);r.uHeight.value=dm(Bn(t,i,a));let l=e.level.image.data;r.uLevel.value=l.length===a.length?dm(Bn(t,i,Hv(l,e.heights,t,i))):Bn(2,2,new Float32Array(4).fill(-1e6))}(s||this.made.air!==e.airVersion)&&(r.uAir.value.dispose(),r.uIce.value.dispose(),r.uAir.value=Db(e.air,4),r.uIce.value=Db(e.ice,1)),this.made={land:e,height:e.version,air:e.airVersion}}placeCamera(e){let t=this.camera,[i,r,s]=this.rig.eye();t.position.set(i,r,s),t.up.set(0,1,0),t.lookAt(0,0,0),t.aspect=e;let o=this.rig.state.distance;t.near=Math.max(.02,(o-1)*.4),t.far=o+1.3,t.updateProjectionMatrix(),t.updateMatrixWorld()}setSun(e){let t=this.uniforms,i=new Z().setFromMatrixColumn(this.camera.matrixWorld,0),r=new Z().setFromMatrixColumn(this.camera.matrixWorld,1),s=new Z().setFromMatrixColumn(this.camera.matrixWorld,2),o=-.62+e*Math.PI/180;t.uSun.value.set(0,0,0).addScaledVector(i,Math.sin(o)).addScaledVector(s,Math.cos(o)).addScaledVector(r,.42).normalize();let a=Vh(48);t.uSunLight.value.set(...a.sun),t.uSkyLight.value.set(...a.sky),t.uZenith.value.set(...a.zenith),t.uHorizon.value.set(...a.horizon),t.uGlow.value.set(...a.glow),t.uExposure.value=a.exposure}mesh(e,t,i,r){let s=`precision highp float;
precision highp int;
`,o=new qn({glslVersion:Jn,vertexShader:s+`uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+t,fragmentShader:s+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...r}),a=new an(e,o);return a.frustumCulled=!1,this.scene.add(a),a}};function hm(n){return n.columns*n.spacing/(2*Math.PI)}function dm(n){return n.wrapS=Yi,n}function Db(n,e){let{width:t,height:i}=n.image,r=n.image.data,s=new Uint8Array(r.length),o=new Float32Array(t*i);for(let l=0;l<e;l++){for(let u=0;u<o.length;u++)o[u]=r[u*e+l];let c=Ya(o,t,i);for(let u=0;u<o.length;u++)s[u*e+l]=Math.round(c[u])}let a=dm(vi(t,i,e,s));return a.minFilter=a.magFilter=Ct,a}var Xh=class{constructor(){this.key="";this.cursor=0;this.left=0;this.target=Nb(4,4)}get busy(){return this.left>0}update(e,t,i,r,s,o){let a=Math.min(1,s.light/Math.max(t.columns,t.rows)),l=Math.max(4,Math.round(t.columns*a)),c=Math.max(4,Math.round(t.rows*a));(this.target.width!==l||this.target.height!==c)&&(this.target.dispose(),this.target=Nb(l,c),this.key="");let u=[i.x,i.y,i.z].map(g=>g.toFixed(4)),d=[t.version,...u,r].join(" "),h=Math.max(1,Math.ceil(l*c/s.strip));d!==this.key&&(this.key=d,this.left=h);let f=0;for(;this.left>0&&f<o;){let g=this.cursor%h,x=Math.floor(g*c/h),p=Math.floor((g+1)*c/h);e.draw(this.target,t,i,r,s,x,p),this.cursor=(g+1)%h,this.left--,f++}return f>0}dispose(){this.target.dispose()}};function Nb(n,e){return new Kn(n,e,{depthBuffer:!1,minFilter:Ct,magFilter:Ct,generateMipmaps:!1})}var qh=class{constructor(e,t){this.renderer=e;this.scene=new di;this.camera=new ki;this.material=new qn({glslVersion:Jn,vertexShader:`precision highp float;
`+Rr,fragmentShader:`precision highp float;
`+eb,depthTest:!1,depthWrite:!1,uniforms:{uHeight:{value:null},uCoarse:{value:null},uCells:{value:new at},uPixels:{value:new at},uSpacing:{value:1},uZ:{value:1},uSun:{value:new Z},uRelief:{value:1},uSea:{value:-1e6},uSteps:{value:32},uRays:{value:8}}});let i=new an(t,this.material);i.frustumCulled=!1,this.scene.add(i)}draw(e,t,i,r,s,o,a){let l=this.material.uniforms;l.uHeight.value=t.height,l.uCoarse.value=t.coarse,l.uCells.value.set(t.columns,t.rows),l.uPixels.value.set(e.width,e.height),l.uSpacing.value=t.spacing,l.uZ.value=r,l.uSun.value.copy(i),l.uRelief.value=Math.max(1,t.numbers.high-Math.max(t.numbers.low,t.sea??-1e9))*r,l.uSea.value=t.sea??-1e6,l.uSteps.value=s.steps,l.uRays.value=s.rays;let c=this.renderer.getRenderTarget();e.scissorTest=!0,e.scissor.set(0,o,e.width,a-o),e.viewport.set(0,0,e.width,e.height);let u=this.renderer.autoClear;this.renderer.autoClear=!1,this.renderer.setRenderTarget(e),this.renderer.render(this.scene,this.camera),this.renderer.setRenderTarget(c),this.renderer.autoClear=u}};function kb(n,e,t){let{land:i,camera:r,width:s,height:o}=n,a=n.canvas.getBoundingClientRect(),l=e-a.left,c=t-a.top;if(i.boxes===void 0)return;if(n.flat){let{x:f,y:g,scale:x}=n.map.window;return Nl.fromCell(i,f+(l-s/2)*x,g+(c-o/2)*x)}let[u,d]=[l/s*2-1,1-c/o*2];if(n.mode==="globe")return n.globe.pick(i,u,d);let h=new Z(u,d,.5).unproject(r).sub(r.position).normalize();return Nl.alongRay(i,r.position,h,n.z)}function fm(n,e,t,i){let r=n.land,s=e/r.spacing,o=t/r.spacing;if(n.flat){let u=n.map.window;return[n.width/2+(s-u.x)/u.scale,n.height/2+(o-u.y)/u.scale]}let a=(u,d)=>[(u+1)/2*n.width,(1-d)/2*n.height];if(n.mode==="globe"){let u=n.globe.project(r,s,o);return u&&a(...u)}let l=i??r.levelAt(s,o),c=new Z(e-r.width/2,l*n.z,t-r.depth/2);return c.project(n.camera),c.z>1?void 0:a(c.x,c.y)}function Fb(n){let{land:e}=n;if(n.mode==="globe")return n.globe.area(n.height);let t=[[0,0],[e.width,0],[e.width,e.depth],[0,e.depth]].map(([r,s])=>fm(n,r,s)),i=0;for(let r=0;r<4;r++){let[s,o]=[t[r],t[(r+1)%4]];if(s===void 0||o===void 0)return 1/0;i+=(s[0]*o[1]-o[0]*s[1])/2}return Math.abs(i)}var $h={low:{name:"low",ratio:1,smooth:!1,reach:170,light:256,steps:28,rays:6,detail:512,moving:!1,haste:.5,strip:16384,streaks:420,trees:48,squares:56},medium:{name:"medium",ratio:1.5,smooth:!0,reach:320,light:1024,steps:48,rays:8,detail:1024,moving:!0,haste:1,strip:131072,streaks:1500,trees:140,squares:128},high:{name:"high",ratio:2,smooth:!0,reach:700,light:2048,steps:80,rays:12,detail:4096,moving:!0,haste:1,strip:262144,streaks:2400,trees:260,squares:224}};function Ub(n,e,t){let i=/[#&]quality=(low|medium|high)/.exec(n)?.[1];return i!==void 0?$h[i]:/swiftshader|llvmpipe|softpipe|software/i.test(e)?$h.low:t?$h.medium:$h.high}function Ob(){let n=document.createElement("canvas").getContext("webgl2");if(n===null)return"software";let e=n.getExtension("WEBGL_debug_renderer_info"),t=String(n.getParameter(e?e.UNMASKED_RENDERER_WEBGL:n.RENDERER));return n.getExtension("WEBGL_lose_context")?.loseContext(),t}var Bb=`
${ln}
in vec4 edge;                    // share along x, along y; 0 bottom or 1 top; side 0..3
uniform float uBase;             // metres: foot of the block
out vec2 vCell;
out vec3 vWorld;
out float vSide;
out float vAlong;
void main() {
    vCell = edge.xy * (uCells - 1.0);
    float top = max(heightAt(vCell), levelAt(vCell));
    vWorld = worldOf(vCell, mix(uBase, top, edge.z));
    vSide = edge.w;
    vAlong = edge.w < 0.5 || (edge.w > 1.5 && edge.w < 2.5) ? edge.x : edge.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,zb=`
${ln}
${ri}
uniform vec3 uEye;
uniform float uBase;
uniform float uWallTop;          // metres: upper end of the drawn layers
uniform float uHasWalls;
uniform sampler2D uWalls;        // four strips, one a side
uniform vec3 uWallRock;
in vec2 vCell;
in vec3 vWorld;
in float vSide;
in float vAlong;
out vec4 outColour;
void main() {
    float h = vWorld.y / uZ;
    float ground = heightAt(vCell);
    vec3 n = vSide < 0.5 ? vec3(0, 0, -1) : vSide < 1.5 ? vec3(1, 0, 0)
        : vSide < 2.5 ? vec3(0, 0, 1) : vec3(-1, 0, 0);
    float v = (h - uBase) / max(uWallTop - uBase, 1.0);
    vec3 c;
    if (uHasWalls > 0.5) {
        float row = (vSide + 0.004 + clamp(v, 0.0, 1.0) * 0.992) / 4.0;
        c = pow(texture(uWalls, vec2(vAlong, row)).rgb, vec3(2.2));
    } else {
        float b = texture(uNoise, vec2(v * 0.9, vAlong * 0.05)).a;
        float fine = texture(uNoise, vec2(v * 3.7, 0.3 + vAlong * 0.02)).r;
        c = uWallRock * (0.62 + 0.45 * b + 0.2 * fine);
    }
    // Rock is not painted: grain, and faint beds that run through.
    vec2 place = vec2(dot(vWorld.xz, abs(n.zx)), vWorld.y) / uSpacing;
    float grain = texture(uNoise, place * 0.043).r * 0.6 + texture(uNoise, place * 0.23).a * 0.4;
    float bed = texture(uNoise, vec2(v * 1.7 + 0.02 * grain, 0.61 + vAlong * 0.012)).a;
    c *= 0.74 + 0.30 * grain + 0.24 * bed;
    float light = max(dot(n, uSun), 0.0);
    float soft = 0.55 + 0.45 * clamp(v * 1.5, 0.0, 1.0);
    vec3 lit = c * (uSunLight * (light * 0.75 + 0.05) + uSkyLight * 0.6 * soft);
    lit *= mix(1.0, 0.6, 1.0 - smoothstep(0.0, 0.02, (ground - h) / max(uWallTop - uBase, 1.0)));
    if (h > ground) {
        float d = (max(levelAt(vCell), ground) - h) / max(uWallTop - uBase, 1.0);
        vec3 w = mix(vec3(0.05, 0.19, 0.22), vec3(0.010, 0.045, 0.09), clamp(d * 5.0, 0.0, 1.0));
        lit = w * (uSunLight * (0.25 + 0.4 * light) + uSkyLight);
    }
    outColour = finish(throughAir(lit, uEye, vWorld), 1.0);
}
`;var dn=256;function Yh(n,e,t){let i=Math.imul(n,374761393)^Math.imul(e,668265263)^Math.imul(t,1274126177);return i=Math.imul(i^i>>>13,1103515245),((i^i>>>16)>>>0)/4294967296}function R2(n,e,t,i){let r=dn/e;for(let s=0;s<dn;s++){let o=Math.floor(s/r),a=s/r-o,l=a*a*a*(a*(a*6-15)+10);for(let c=0;c<dn;c++){let u=Math.floor(c/r),d=c/r-u,h=d*d*d*(d*(d*6-15)+10),f=(u+1)%e,g=(o+1)%e,x=Yh(u,o,i)*(1-h)+Yh(f,o,i)*h,p=Yh(u,g,i)*(1-h)+Yh(f,g,i)*h;n[s*dn+c]+=t*(x*(1-l)+p*l-.5)}}}function Hb(n){let e=new Float32Array(dn*dn),t=1;for(let s=4;s<=128;s*=2)R2(e,s,t,n+s),t*=.58;let i=1/0,r=-1/0;for(let s of e)i=Math.min(i,s),r=Math.max(r,s);for(let s=0;s<e.length;s++)e[s]=(e[s]-i)/(r-i);return e}function Vb(){let n=Hb(1),e=Hb(101),t=new Uint8Array(dn*dn*4);for(let r=0;r<dn;r++)for(let s=0;s<dn;s++){let o=r*dn+s,a=n[r*dn+(s+1)%dn]-n[r*dn+(s+dn-1)%dn],l=n[(r+1)%dn*dn+s]-n[(r+dn-1)%dn*dn+s];t[o*4]=Math.round(255*n[o]),t[o*4+1]=Math.max(0,Math.min(255,Math.round(127.5+2400*a))),t[o*4+2]=Math.max(0,Math.min(255,Math.round(127.5+2400*l))),t[o*4+3]=Math.round(255*e[o])}let i=new ni(t,dn,dn,Fn);return i.wrapS=i.wrapT=Yi,i.minFilter=cr,i.magFilter=Ct,i.generateMipmaps=!0,i.needsUpdate=!0,i}var Gb=`
${ln}
uniform sampler2D uPlants;       // conifers, other trees, shrubs, grass
uniform vec4 uTrees;             // lattice: first place x, y; metres between places; how many shown
uniform vec3 uEye;
in vec3 body;                    // on the unit body: ring corner x, z; part 0 foot, 1 ring, 2 top
in vec2 spot;                    // place of the lattice from its first one
out vec3 vWorld;
out vec3 vNormal;
out vec3 vColour;
out vec2 vCell;

float hash(vec2 p, float k) {
    vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973) + k);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}
void main() {
    vec2 place = uTrees.xy + spot;
    vec2 jitter = vec2(hash(place, 0.13), hash(place, 0.71)) - 0.5;
    vec2 at = (place + 0.9 * jitter) * uTrees.z;
    vec2 cell = at / uSpacing + 0.5 * (uCells - 1.0);
    vec4 share = texture(uPlants, (cell + 0.5) / uCells);
    float chance = hash(place, 0.37);
    float tall = 0.0, wide = 0.0, ring = 0.1, low = 0.0;
    vec3 colour = vec3(0.0);
    float trees = share.r + share.g;
    // A place stands for a clump where places are far apart.
    float big = mix(16.0, 24.0, smoothstep(7.0, 28.0, uTrees.z)) * (0.7 + 0.6 * hash(place, 0.91));
    if (chance < share.r) {
        tall = big; wide = 0.24 * big; ring = 0.12;
        colour = vec3(0.020, 0.045, 0.024);
    } else if (chance < trees) {
        tall = 0.8 * big; wide = 0.40 * big; ring = 0.5; low = 0.12;
        colour = vec3(0.048, 0.086, 0.022);
    } else if (chance < trees + share.b) {
        tall = 0.14 * big; wide = 0.14 * big; ring = 0.4;
        colour = vec3(0.105, 0.115, 0.045);
    } else if (chance < trees + share.b + share.a) {
        tall = 0.05 * big; wide = 0.03 * big; ring = 0.05;
        colour = vec3(0.19, 0.21, 0.075);
    }
    // Fewer towards the end of the lattice and towards the horizon, so that none springs up.
    float h = heightAt(cell);
    vec3 foot = worldOf(cell, h);
    float rim = 1.0 - smoothstep(0.8, 1.0, 2.0 * length(spot / SIDE - 0.5));
    float size = step(hash(place, 0.53), rim * uTrees.w);
    if (any(lessThan(cell, vec2(0.0))) || any(greaterThan(cell, uCells - 1.0))) size = 0.0;
    if (levelAt(cell) > h + 0.05 || h < uSea) size = 0.0;
    float turn = 6.283 * hash(place, 0.29);
    vec2 side = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * body.xy;
    float up = body.z > 1.5 ? 1.0 : body.z > 0.5 ? ring : low;
    vec3 offset = vec3(side.x * wide, up * tall, side.y * wide) * size;
    vWorld = foot + offset;
    vNormal = normalize(vec3(side.x, body.z > 1.5 ? 1.2 : 0.25, side.y));
    vColour = colour * (0.75 + 0.5 * hash(place, 0.17));
    vCell = cell;
    gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}
`,Wb=`
${ln}
${ri}
uniform vec3 uEye;
in vec3 vWorld;
in vec3 vNormal;
in vec3 vColour;
in vec2 vCell;
out vec4 outColour;
void main() {
    vec3 light = texture(uLight, (vCell + 0.5) / uCells).rgb;
    vec3 n = normalize(vNormal);
    float lambert = 0.25 + 0.75 * max(dot(n, uSun), 0.0);
    vec3 c = vColour * (uSunLight * lambert * light.r + uSkyLight * (0.55 + 0.45 * n.y) * light.g);
    outColour = finish(throughAir(c, uEye, vWorld), 1.0);
}
`;var pm=5,Zh=class{constructor(e){this.side=e;this.own={uTrees:{value:new pt}};this.ray=new Z}mesh(e){let t=new qn({glslVersion:Jn,vertexShader:`#define SIDE float(${this.side})
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+Gb,fragmentShader:`precision highp float;
precision highp int;
`+Wb,uniforms:{...e,...this.own},side:kn}),i=new an(C2(this.side),t);return i.frustumCulled=!1,i.renderOrder=1,i}update(e,t,i){if(!e.hasPlants)return!1;let r=t.position,s=e.numbers.median*i;t.getWorldDirection(this.ray);let o=Math.max(-this.ray.y,.05),a=Math.min(Math.max(r.y-s,1)/o,e.extent),{pitch:l,shown:c}=Fv(a,this.side);if(c<=0)return!1;let u=r.x+.8*a*this.ray.x,d=r.z+.8*a*this.ray.z,h=f=>Math.round(f/l-this.side/2);return this.own.uTrees.value.set(h(u),h(d),l,c),!0}};function C2(n){let e=new jr,t=[0,0,0,0,0,2],i=[];for(let s=0;s<pm;s++){let o=2*Math.PI*s/pm;t.push(Math.cos(o),Math.sin(o),1);let a=(s+1)%pm;i.push(1,2+s,2+a,0,2+a,2+s)}let r=new Float32Array(n*n*2);for(let s=0;s<n*n;s++)r[2*s]=s%n,r[2*s+1]=Math.floor(s/n);return e.setAttribute("body",new hn(new Float32Array(t),3)),e.setAttribute("spot",new no(r,2)),e.setIndex(i),e.instanceCount=n*n,e}var L2=`precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`,I2=`precision highp float;
precision highp int;
`,ya=class n{constructor(e,t,i){this.plain=e;this.triangle=D2();this.scene=new di;this.patches=new Float32Array(6e3*4);this.attribute=new no(this.patches,4);this.geometry=N2(this.attribute);this.frustum=new Kr;this.matrix=new Yt;this.box=new Sr;this.forest=new Zh(i);let r=()=>new Z;this.uniforms={uHeight:{value:null},uLevel:{value:null},uLight:{value:null},uNoise:{value:Vb()},uCells:{value:new at(2,2)},uSpacing:{value:1},uZ:{value:1},uSea:{value:-1e6},uSun:{value:r()},uSunLight:{value:r()},uSkyLight:{value:r()},uZenith:{value:r()},uHorizon:{value:r()},uGlow:{value:r()},uExposure:{value:1},uHaze:{value:0},uEye:{value:r()},uMaterial:{value:null},uExtra:{value:null},uHasMaterial:{value:0},uHasExtra:{value:0},uHasFlow:{value:0},uFace:{value:null},uHasFace:{value:0},uIce:{value:null},uHasIce:{value:0},uAir:{value:null},uAirHas:{value:new pt},uPlants:{value:null},uHasPlants:{value:0},uVeil:{value:1},uPuff:{value:.01},uCeiling:{value:0},uHover:{value:0},uRock:{value:Array.from({length:32},()=>new pt(.3,.28,.26,0))},uTop:{value:1},uLow:{value:0},uRockSlope:{value:.7},uSnow:{value:1e6},uMoss:{value:r()},uMeadow:{value:r()},uStraw:{value:r()},uWood:{value:r()},uSoil:{value:r()},uScree:{value:r()},uSand:{value:r()},uSnowColour:{value:r()},uGreen:{value:1},uContour:{value:0},uBrush:{value:new pt(0,0,1,0)},uBrushFall:{value:.5},uOverlay:{value:0},uField:{value:Bn(2,2)},uPalette:{value:null},uFieldRange:{value:r()},uTime:{value:0},uWave:{value:1},uClear:{value:1},uBack:{value:new Yt},uBox:{value:new pt},uEdgeDepth:{value:100},uBase:{value:0},uWallTop:{value:1},uHasWalls:{value:0},uWalls:{value:null},uWallRock:{value:new Z(.3,.27,.24)}},this.sky=this.mesh(this.triangle,Rr,Qy,{depthTest:!1,depthWrite:!1}),this.sky.renderOrder=-1,this.mesh(this.geometry,_b,yb,{side:kn}),this.walls=this.mesh(F2(512),Bb,zb,{side:kn}),this.water=this.mesh(this.geometry,Jy,jy,{transparent:!0,depthWrite:!1,side:kn}),this.water.renderOrder=2,this.clouds=this.mesh(k2(),Eb,Tb,{transparent:!0,depthWrite:!1,side:kn}),this.clouds.renderOrder=3,this.streaks=t.mesh("LAND",this.uniforms),this.scene.add(this.streaks),this.trees=this.forest.mesh(this.uniforms),this.scene.add(this.trees)}setRocks(e){let t=this.uniforms.uRock.value;e.slice(0,32).forEach((i,r)=>{let[s,o,a]=Pf(i.colour);t[r].set(s,o,a,i.loose?1:0)}),e.length>0&&this.uniforms.uWallRock.value.set(t[0].x,t[0].y,t[0].z)}setWalls(e){this.uniforms.uWalls.value=e??null,this.uniforms.uHasWalls.value=e===void 0?0:1}static wallSpan(e,t){let i=Math.max(e.numbers.high-e.numbers.low,.001),r=Math.max(i*.3,e.extent*.045/t);return[e.numbers.low-r,Math.max(e.numbers.high,e.sea??-1e9)]}bind(e,t){let i=this.uniforms;i.uHeight.value=e.height,i.uLevel.value=e.level,i.uCells.value.set(e.columns,e.rows),i.uSpacing.value=e.spacing,i.uZ.value=t.exaggeration,i.uSea.value=e.sea??-1e6,i.uMaterial.value=e.material,i.uExtra.value=e.extra,i.uIce.value=e.ice,i.uHasIce.value=e.hasIce?1:0,i.uAir.value=e.air;let{temperature:r,moisture:s,snow:o,cloud:a}=e.airHas;i.uAirHas.value.set(...[r,s,o,a].map(Number)),i.uPlants.value=e.plants,i.uHasPlants.value=e.hasPlants&&t.plants?1:0,i.uPuff.value=2.4/Math.max(e.columns,e.rows),i.uFace.value=e.face,i.uHasFace.value=e.hasFace?1:0,i.uHasMaterial.value=e.hasMaterial?1:0,i.uHasExtra.value=e.extra.image.width>2?1:0,i.uHasFlow.value=e.hasFlow?1:0,i.uLow.value=e.levels.low,i.uTop.value=e.levels.top,i.uRockSlope.value=e.numbers.rockSlope,this.setLook(e,t),i.uContour.value=t.contour,i.uTime.value=t.time,i.uWave.value=Math.max(e.spacing*1.3,e.extent/900),i.uClear.value=Math.min(4,Math.max(.03,55/Math.max(e.waterDepth,1)))}prepare(e,t,i,r,s,o,a){let l=this.uniforms,c=r.exaggeration;this.bind(e,r),l.uLight.value=t,this.setLight(s,o,r,e),l.uEye.value.copy(i.position),l.uBack.value.copy(i.projectionMatrixInverse).premultiply(i.matrixWorld);let[u,d]=n.wallSpan(e,c);l.uBase.value=u,l.uWallTop.value=d,l.uBox.value.set(e.width/2,e.depth/2,(e.ocean?e.sea:u)*c,e.ocean?1:0),l.uEdgeDepth.value=Math.max(20,(e.sea??0)-e.numbers.low),this.water.visible=e.hasWater,this.walls.visible=!e.ocean,this.clouds.visible=r.clouds&&e.airHas.cloud,this.streaks.visible=r.streaks,this.trees.visible=r.plants&&this.forest.update(e,i,c);let h=e.numbers.high-e.numbers.low;l.uCeiling.value=d+.25*h+.012*e.extent/c,l.uHover.value=.004*e.extent,this.choose(e,i,c,a)}setLook(e,t){let i=this.uniforms,r={uMoss:"moss",uMeadow:"meadow",uStraw:"straw",uWood:"wood",uSoil:"soil",uScree:"scree",uSand:"sand",uSnowColour:"snow"};for(let[l,c]of Object.entries(r))i[l].value.set(...Pf(t.look[c]));i.uGreen.value=t.look.green;let s=Math.max(e.levels.low,e.sea??-1e9),o=e.levels.top-s,a=o>1e3&&t.look.snowShare<1?s+o*t.look.snowShare:1e6;i.uSnow.value=t.snow??a}setLight(e,t,i,r){let s=this.uniforms;s.uSun.value.copy(e),s.uSunLight.value.set(...t.sun),s.uSkyLight.value.set(...t.sky),s.uZenith.value.set(...t.zenith),s.uHorizon.value.set(...t.horizon),s.uGlow.value.set(...t.glow),s.uExposure.value=t.exposure,s.uHaze.value=.055*i.haze/r.extent}choose(e,t,i,r){if(e.boxes===void 0)return;this.matrix.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),this.frustum.setFromProjectionMatrix(this.matrix);let s=e.spacing,o=(e.columns-1)/2,a=(e.rows-1)/2,l=t.position,c=tb(e.boxes,i/s,{x:l.x/s+o,y:l.z/s+a,z:l.y/s,sees:(u,d,h,f,g,x)=>(this.box.min.set((u-o)*s,(h-2)*s,(d-a)*s),this.box.max.set((f-o)*s,(x+2)*s,(g-a)*s),this.frustum.intersectsBox(this.box))},Math.max(r,128),this.patches);this.geometry.instanceCount=c,this.attribute.needsUpdate=!0}mesh(e,t,i,r){let s=new qn({glslVersion:Jn,vertexShader:L2+t,fragmentShader:I2+(this.plain?`#define PLAIN
`:"")+i,uniforms:this.uniforms,...r}),o=new an(e,s);return o.frustumCulled=!1,this.scene.add(o),o}};function D2(){let n=new fi;return n.setAttribute("position",new hn(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3)),n}function N2(n){let e=new jr,t=33,i=new Float32Array(t*t*2);for(let s=0;s<t;s++)for(let o=0;o<t;o++)i[(s*t+o)*2]=o,i[(s*t+o)*2+1]=s;let r=[];for(let s=0;s<32;s++)for(let o=0;o<32;o++){let a=s*t+o;r.push(a,a+t,a+1,a+1,a+t,a+t+1)}return e.setAttribute("place",new hn(i,2)),e.setIndex(r),n.setUsage(Bp),e.setAttribute("patchAt",n),e.instanceCount=0,e}function k2(){let n=new fi,e=new Float32Array([0,0,1,0,0,1,1,1]);return n.setAttribute("share",new hn(e,2)),n.setIndex([0,2,1,1,2,3]),n}function F2(n){let e=[],t=[];for(let r=0;r<4;r++)for(let s=0;s<=n;s++){let o=s/n,a=r===0||r===2?o:r===1?1:0,l=r===1||r===3?o:r===2?1:0,c=e.length/4;e.push(a,l,0,r,a,l,1,r),s<n&&t.push(c,c+1,c+2,c+2,c+1,c+3)}let i=new fi;return i.setAttribute("edge",new hn(new Float32Array(e),4)),i.setIndex(t),i}var Xb=`
${ln}
uniform highp sampler2D uPaths;  // x, y in samples, share of the top speed, 1 = there
uniform float uPoints;           // of a way
uniform vec2 uScreen;            // pixels
uniform float uPen;              // half the width, pixels
uniform float uHover;            // metres above the ground, or radii of the ball
uniform vec4 uWindow;            // of the map: cell in the middle, samples a pixel
uniform float uRun;              // seconds
uniform vec3 uEye;
uniform float uLow;
#ifdef GLOBE
${_a}
#endif
in vec2 stroke;                  // point of the way, side
out float vAlong;                // from the tail (0) to the end of the way (1)
out float vHead;                 // where the head is now
out float vSide;
out float vStrength;

vec4 clipOf(vec2 cell) {
#if defined(GLOBE)
    vec3 d = directionOfCell(cell);
    return projectionMatrix * viewMatrix * vec4(d * (radiusAt(cell) + uHover), 1.0);
#elif defined(MAP)
    vec2 pixel = (cell - uWindow.xy) / uWindow.z;
    return vec4(pixel.x / uScreen.x * 2.0, -pixel.y / uScreen.y * 2.0, 0.0, 1.0);
#else
    float h = max(max(heightAt(cell), levelAt(cell)), uSea);
    return projectionMatrix * viewMatrix * vec4(worldOf(cell, h) + vec3(0.0, uHover, 0.0), 1.0);
#endif
}

void main() {
    int way = gl_InstanceID;
    int k = int(stroke.x + 0.5);
    vec4 here = texelFetch(uPaths, ivec2(k, way), 0);
    int other = k + 1 < int(uPoints) ? k + 1 : k - 1;
    vec4 next = texelFetch(uPaths, ivec2(other, way), 0);
    vec4 a = clipOf(here.xy);
    vec4 b = clipOf(next.xy);
    vec2 along = (b.xy / b.w - a.xy / a.w) * uScreen * (k + 1 < int(uPoints) ? 1.0 : -1.0);
    along = along / max(length(along), 1e-4);
    gl_Position = a;
    gl_Position.xy += vec2(-along.y, along.x) * stroke.y * uPen * 2.0 / uScreen * a.w;
    vAlong = stroke.x / (uPoints - 1.0);
    vSide = stroke.y;
    // Heads begin at different times, so that the wind has no beat.
    float begun = fract(float(way) * 0.61803399);
    vHead = fract(uRun * 0.42 + begun) * 1.6;
    vStrength = here.w * smoothstep(0.03, 0.35, here.z) * (0.55 + 0.45 * here.z);
#ifdef GLOBE
    vec3 d = directionOfCell(here.xy);
    vStrength *= smoothstep(0.16, 0.45, dot(d, normalize(uEye - d)));
#else
    vec2 end = uCells - 1.0;
    vStrength *= step(-0.5, here.x) * step(here.x, end.x + 0.5);
#endif
}
`,qb=`
in float vAlong;
in float vHead;
in float vSide;
in float vStrength;
uniform vec3 uInk;
uniform vec3 uRim;
out vec4 outColour;
void main() {
    float behind = vHead - vAlong;
    float tail = behind < 0.0 ? 0.0 : exp(-behind * 3.2);
    tail *= 1.0 - smoothstep(1.1, 1.6, vHead);
    // Bright on dark ground and rimmed with dark on bright.
    float core = 1.0 - smoothstep(0.30, 0.60, abs(vSide));
    float edge = 1.0 - smoothstep(0.55, 1.0, abs(vSide));
    float a = tail * vStrength * smoothstep(0.0, 0.08, vAlong);
    a *= max(core * 0.9, edge * 0.34);
    if (a < 0.01) discard;
    outColour = vec4(mix(uRim, uInk, core), a);
}
`;function U2(n){return[(.5+n*.7548776662466927)%1,(.5+n*.5698402909980532)%1]}function O2(n,e){return Math.max(.12,Math.cos(Math.PI*((e+.5)/n-.5)))}function B2(n){let e=n.columns*n.rows,t=Math.max(1,Math.floor(e/2e4)),i=0,r=0;for(let s=0;s<e;s+=t,r++)i+=Math.hypot(n.x[s],n.y[s]);return i/Math.max(r,1)}function z2(n){let{columns:e,rows:t}=n,i=r=>(r%e+e)%e;return(r,s)=>{let o=n.wraps?i(r):Math.min(Math.max(r,0),e-1),a=Math.min(Math.max(s,0),t-1),l=Math.min(Math.floor(o),e-1),c=l+1<e?l+1:n.wraps?0:l,u=Math.floor(a),d=Math.min(u+1,t-1),h=o-l,f=a-u,g=x=>(x[u*e+l]*(1-h)+x[u*e+c]*h)*(1-f)+(x[d*e+l]*(1-h)+x[d*e+c]*h)*f;return[g(n.x),g(n.y)]}}function $b(n,e){let{columns:t,rows:i}=n,r=B2(n),s=new Float32Array(e*20*4),o=2*r;if(!(r>0))return{lines:e,data:s,top:0};let a=z2(n),l=.045*t/20/r,c=3*.045*t/20,u=(d,h)=>{let[f,g]=a(d,h),x=Math.min(l,c/Math.max(Math.hypot(f,g),1e-9));return[f*x/(n.round?O2(i,h):1),g*x]};for(let d=0;d<e;d++){let[h,f]=U2(d),g=h*t-.5,x=n.round?i*Math.acos(1-2*f)/Math.PI-.5:f*(i-1),p=1;for(let v=0;v<20;v++){let b=4*(d*20+v),[R,M]=a(g,x);s[b]=g,s[b+1]=x,s[b+2]=Math.min(1,Math.hypot(R,M)/o),s[b+3]=p;let P=u(g,x),E=u(g+.5*P[0],x+.5*P[1]),_=g+E[0],C=x+E[1];if(C<-.5||C>i-.5||!n.wraps&&(_<0||_>t-1)){p=0;continue}g=_,x=C}}return{lines:e,data:s,top:o}}var H2=210,Jh=class{constructor(e){this.lines=e;this.geometry=V2();this.paths=Yb(1,new Float32Array(80));this.round=!1;this.found=0;this.own={uPaths:{value:this.paths},uPoints:{value:20},uScreen:{value:new at(1,1)},uPen:{value:2},uRim:{value:new Z(.02,.05,.08)},uRun:{value:0},uWindow:{value:new pt}};this.flat=new di;this.eye=new ki;this.flat.add(this.mesh("MAP",{uInk:{value:new Z(1,1,1)}}))}mesh(e,t){let i=new qn({glslVersion:Jn,vertexShader:`#define ${e}
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
`+Xb,fragmentShader:`precision highp float;
`+qb,uniforms:{uHeight:{value:null},uLevel:{value:null},uCells:{value:new at(2,2)},uHover:{value:0},uInk:{value:new Z(1.15,1.2,1.25)},...t,...this.own},transparent:!0,depthWrite:!1,depthTest:e!=="MAP",side:kn}),r=new an(this.geometry,i);return r.frustumCulled=!1,r.renderOrder=5,r}update(e,t,i,r){let s=e.wind;if(s===void 0)return!1;if(this.traced!==s||this.round!==t){this.traced=s,this.round=t;let u=$b({...s,round:t||s.round},this.lines);this.found=u.top>0?u.lines:0,this.paths.dispose(),this.paths=Yb(u.lines,u.data),this.own.uPaths.value=this.paths}let{width:o,height:a,ratio:l,area:c}=r;return this.geometry.instanceCount=Math.min(this.found,Math.max(120,Math.round(c/H2))),this.own.uScreen.value.set(o*l,a*l),this.own.uPen.value=2.1*Math.max(l,.7),this.own.uRun.value=i,this.found>0}drawMap(e,t,i){let s=this.flat.children[0].material.uniforms;s.uCells.value.set(t.columns,t.rows);let o=e.getPixelRatio();s.uWindow.value.set(i.x,i.y,i.scale/o,0),e.render(this.flat,this.eye)}};function V2(){let n=new jr,e=new Float32Array(80),t=[];for(let i=0;i<20;i++){e.set([i,-1,i,1],4*i);let r=2*i;i+1<20&&t.push(r,r+1,r+2,r+2,r+1,r+3)}return n.setAttribute("stroke",new hn(e,2)),n.setIndex(t),n.instanceCount=0,n}function Yb(n,e){let t=new ni(e,20,n,Fn,gi);return t.internalFormat="RGBA32F",t.minFilter=t.magFilter=Zt,t.needsUpdate=!0,t}var mm=38,Zb=250,jh=class{constructor(e){this.rig=new zh;this.settings={...Xs};this.mode="land";this.split=.5;this.splitSlots=["a","live"];this.compared="land";this.still=!1;this.camera=new Zn(mm,1,1,1e6);this.airy=!1;this.width=1;this.height=1;this.requested=!1;this.framed=[0,0];this.began=performance.now();this.last=0;this.stirred=0;this.scale=1;this.rest=0;this.sun=new Z;this.mapBrush=new pt(0,0,1,0);this.pictures=0;this.shown=!1;this.canvas=document.createElement("canvas"),this.quality=Ub(e,Ob(),matchMedia("(pointer: coarse)").matches),this.renderer=new Nh({canvas:this.canvas,antialias:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!1,this.renderer.outputColorSpace=eo,this.renderer.getContext().getExtension("OES_texture_float_linear");let t=this.quality.name==="low";this.streaks=new Jh(this.quality.streaks),this.landScene=new ya(t,this.streaks,this.quality.trees),this.globe=new Wh(this.landScene,this.streaks,this.quality.squares,t),this.develop=new Hh(this.landScene.triangle,this.quality.smooth),this.pass=new qh(this.renderer,this.landScene.triangle),this.map=new Dl(this.landScene.triangle),this.otherMap=new Dl(this.landScene.triangle);let i=()=>({maps:Om(),land:new Bh,light:new Xh,dirty:!1,sea:void 0});this.slots={live:i(),a:i(),b:i()},document.addEventListener("visibilitychange",()=>this.invalidate())}attach(e){new ResizeObserver(()=>this.resize(e)).observe(e),this.resize(e)}get land(){return this.slots.live.land}take(e){let t=e.head.slot??"live",i=this.slots[t]??this.slots.live,r=Um(e,i.maps);return i.dirty=!0,this.invalidate(),r}setSea(e,t="live"){let i=this.slots[t];e!==i.sea&&(i.sea=e,i.dirty=!0,this.invalidate())}setWraps(e,t){for(let i of Object.values(this.slots))i.land.wraps===e&&i.land.latitudes===t||(i.land.wraps=e,i.land.latitudes=t,i.dirty=!0,this.invalidate())}get flat(){return this.mode==="map"||this.mode==="split"&&this.compared!=="land"}get solid(){return!this.flat&&this.mode!=="globe"}get z(){let e=this.mode==="globe"?this.globe.stretch(this.land):this.land.stretch;return this.settings.exaggeration*e}change(e){this.settings={...this.settings,...e},this.invalidate()}frameLand(e=!1){let t=this.land;if(this.flat)this.map.fit(t,this.width,this.height);else if(this.mode==="globe")this.globe.frame(this.width/this.height,e&&!this.still);else{let i={...this.rig.state},r=this.middleHeight(t);if(this.rig.frame(t.bounds,r,this.width/this.height,mm),e&&!this.still){let s=this.rig.state;this.rig.state=i,this.rig.glideTo(s)}}this.invalidate()}returnTo(e){this.returning=e}setBrush(e,t,i){let r=this.landScene.uniforms;r.uBrush.value.set(e?.worldX??0,e?.worldZ??0,t,e?1:0),r.uBrushFall.value=i,this.mapBrush.set(e?.cellX??0,e?.cellY??0,t/this.land.spacing,e?1:0),this.globe.uniforms.uBrush.value.copy(this.mapBrush),this.invalidate()}pick(e,t){return kb(this,e,t)}project(e,t,i){return fm(this,e,t,i)}invalidate(){this.stirred=performance.now(),this.canvas.dataset.settled="",this.request()}async screenshot(e=1){let t=this.renderer.getPixelRatio();this.renderer.setPixelRatio(Math.min(4,t*e)),this.scale=1,this.draw(1e3);let i=await new Promise(r=>this.canvas.toBlob(r,"image/png"));if(this.renderer.setPixelRatio(t),this.invalidate(),i===null)throw new Error("The browser could not make a picture.");return i}middleHeight(e){let t=Math.max(e.numbers.low,e.sea??-1e9);return(t+(e.numbers.top-t)*.3)*this.z}resize(e){let t=e.getBoundingClientRect();this.width=Math.max(16,Math.round(t.width)),this.height=Math.max(16,Math.round(t.height)),this.renderer.setPixelRatio(Math.min(devicePixelRatio,this.quality.ratio)),this.renderer.setSize(this.width,this.height),this.draw(0),this.invalidate()}tick(){if(this.requested=!1,this.drawing()){this.request();return}let e=performance.now(),t=Math.min(.1,(e-this.last)/1e3);this.last=e;let r=(this.mode==="globe"?this.globe.rig:this.rig).step(t,this.still),s=this.quality.haste<1&&(r||e-this.stirred<Zb);this.scale=s?this.quality.haste:1;let o=this.draw(s?this.flat?0:1:8),a=this.renderer.getContext();this.fence=a.fenceSync(a.SYNC_GPU_COMMANDS_COMPLETE,0)??void 0,a.flush(),this.pictures++,this.land.boxes!==void 0&&!this.shown&&performance.mark("cuesta-picture"),this.shown||=this.land.boxes!==void 0,this.onDrawn?.();let l=(this.airy||this.settings.clouds&&this.land.airHas.cloud&&!this.flat||this.settings.waves&&this.land.hasWater&&this.solid)&&this.quality.moving&&!this.still&&document.visibilityState==="visible";clearTimeout(this.rest),s&&!r?this.rest=window.setTimeout(()=>this.request(),Zb+10):r||o||l?(!r&&!o&&this.settled(),this.request()):this.settled()}request(){this.requested||(this.requested=!0,requestAnimationFrame(()=>this.tick()))}drawing(){if(this.fence===void 0)return!1;let e=this.renderer.getContext();return e.getSyncParameter(this.fence,e.SYNC_STATUS)!==e.SIGNALED&&!e.isContextLost()?!0:(e.deleteSync(this.fence),this.fence=void 0,!1)}settled(){this.slots.live.maps.fields.size>0&&(this.canvas.dataset.settled=String(this.slots.live.maps.tick))}draw(e){let{settings:t}=this,i=Pb(t.hour,t.turn);this.sun.set(...Lb(i));let r=Vh(i.elevation),s=!1;for(let o of this.mode==="split"?this.splitSlots:["live"]){let a=this.slots[o];a.dirty&&a.maps.fields.has("height")&&(a.land.update(a.maps,a.sea,this.renderer),a.dirty=a.land.waits,s||=a.dirty,o==="live"&&this.frameIfNew(a.land)),!(a.land.boxes===void 0||this.mode==="globe")&&(a.light.update(this.pass,a.land,this.sun,this.z,this.quality,e),s||=a.light.busy)}if(vb(this.camera,this.rig,this.land,this.z,this.width/this.height),this.airy=t.wind&&this.land.boxes!==void 0&&this.streaks.update(this.land,this.mode==="globe",this.seconds,{width:this.width,height:this.height,ratio:this.renderer.getPixelRatio()*(this.flat?1:this.scale),area:Fb(this)}),this.renderer.setRenderTarget(null),this.land.boxes===void 0)return this.renderer.setClearColor(1382170,1),this.renderer.clear(),s;if(this.flat)return this.drawMaps(),s;if(this.mode==="globe")this.drawGlobe();else if(this.mode==="land")this.drawLand(this.slots.live,r,0,1);else{let[o,a]=this.sides();this.drawLand(o,r,0,this.split,this.otherMap),this.drawLand(a,r,this.split,1)}return this.develop.show(this.renderer),s}sides(){let[e,t]=this.splitSlots.map(i=>this.slots[i].land.boxes?this.slots[i]:this.slots.live);return[e,t]}showField(e,t=this.map){let{settings:i}=this,r=e.maps.fields.get(i.field),s=i.palette?t.paletteByName(i.palette):void 0,o=this.mode==="split"?this.sides().find(a=>a!==e):void 0;return t.peer=o&&{land:o.land,map:o.maps.fields.get(i.field)},t.show(r,i.field,e.land,s),r!==void 0}drawMaps(){if(this.mode==="map"){this.showField(this.slots.live),this.drawMap(this.map,this.slots.live),this.airy&&this.streaks.drawMap(this.renderer,this.land,this.map.window);return}let[e,t]=this.sides();if(this.compared==="difference"){this.map.peer=void 0,this.map.showDifference(e.maps,t.maps,this.settings.field,t.land),this.drawMap(this.map,t);return}let i=Math.round(this.split*this.width);this.otherMap.window=this.map.window;for(let[r,s,o,a]of[[this.otherMap,e,0,i],[this.map,t,i,this.width]])this.showField(s,r),this.renderer.setScissorTest(!0),this.renderer.setScissor(o,0,Math.max(1,a-o),this.height),this.drawMap(r,s);this.renderer.setScissorTest(!1)}drawMap(e,t){let{contour:i}=this.settings;e.draw(this.renderer,t.land,t.light.target.texture,this,i,this.mapBrush)}drawLand(e,t,i,r,s=this.map){let{settings:o,renderer:a}=this,l=a.getDrawingBufferSize(new at),c=this.develop.buffer(l.x,l.y,this.scale),u=Math.round(i*c.width);c.scissorTest=!0,c.scissor.set(u,0,Math.max(1,Math.round(r*c.width)-u),c.height),a.setRenderTarget(c),a.clear(),this.landScene.prepare(e.land,e.light.target.texture,this.camera,{...this.sceneSettings(),streaks:this.airy&&e===this.slots.live},this.sun,t,this.quality.reach),s.overlay(this.landScene.uniforms,o.overlay&&this.showField(e,s),e.land),a.render(this.landScene.scene,this.camera)}drawGlobe(){let{renderer:e}=this,t=e.getDrawingBufferSize(new at),i=this.develop.buffer(t.x,t.y,this.scale);i.scissorTest=!1,e.setRenderTarget(i),e.clear();let r=this.slots.live,s=this.settings.overlay&&this.showField(r);this.map.overlay(this.globe.uniforms,s,r.land,!0);let o={...this.sceneSettings(),turn:this.settings.turn};this.globe.draw(e,r.land,o,this.width/this.height)}get seconds(){return this.still?0:(performance.now()-this.began)/1e3}sceneSettings(){let{haze:e,contour:t,look:i,snow:r,clouds:s,overlay:o,plants:a}=this.settings;return{exaggeration:this.mode==="globe"?this.settings.exaggeration:this.z,haze:e,contour:t,look:Za[i]??Za.temperate,snow:r,clouds:s&&!o,time:this.seconds,streaks:this.airy,plants:a&&!o}}frameIfNew(e){let t=(i,r)=>Math.abs(i-r)<.03*Math.max(i,r);t(e.width,this.framed[0])&&t(e.depth,this.framed[1])||(this.framed=[e.width,e.depth],this.map.fit(e,this.width,this.height),this.rig.frame(e.bounds,this.middleHeight(e),this.width/this.height,mm),this.returning!==void 0&&(this.rig.state={...this.rig.state,...this.returning}),this.returning=void 0,this.globe.frame(this.width/this.height,!1))}};var Ma=1024,uo=256;function Kb(n){let e="",t=!1,i=0,r=new Uint8Array(Ma*uo*4*4),s=new ni(r,Ma,uo*4,Fn);s.minFilter=s.magFilter=Ct;let o=async()=>{i=0;let{columns:a,rows:l,spacing:c}=n.slots.live.maps,u=n.land,d=`${u.version} ${n.z}`;if(!(t||d===e||u.boxes===void 0||u.ocean||a<3||n.slots.live.maps.preview||n.flat)){t=!0;try{let[h,f]=ya.wallSpan(u,n.z),g=(a-1)*c,x=(l-1)*c,p=[[[0,0],[g,0]],[[g,0],[g,x]],[[0,x],[g,x]],[[0,0],[0,x]]];for(let v=0;v<4;v++){let b=zc(await un.ask("section",{points:p[v],columns:400}));if(b.length<2)continue;let R=Hc(b,ja(),{width:Ma,height:uo,from:b[0].distance,to:b[b.length-1].distance,low:h,high:f});for(let M=0;M<uo;M++){let P=R.subarray((uo-1-M)*Ma*4,(uo-M)*Ma*4);r.set(P,(v*uo+M)*Ma*4)}}s.needsUpdate=!0,n.landScene.setWalls(s),e=d,n.invalidate()}catch{n.landScene.setWalls(void 0),e=d}t=!1}};U.subscribe(()=>{i!==0||n.land.ocean||(i=window.setTimeout(()=>{o()},U.value.run.running?2500:350))})}var G2=1040,W2=(()=>{try{return window.sessionStorage}catch{return}})(),Jb=mg(nM("cuesta.language"),navigator.languages);Jl(Jb);document.documentElement.lang=Jb;var yi=new jh(location.hash),ts=new Bl(location.origin,Hm(location.hash,W2),{open:()=>{X2()},closed:()=>U.set({connected:!1}),event:q2,frame:n=>{yi.take(n),(n.head.slot??"live")==="live"&&U.set({tick:n.head.tick})}});ev(ts,yi);Zv(n=>{ts.ask("look",{...n,rate:30}).catch(()=>{})});var jb=matchMedia("(prefers-reduced-motion: reduce)"),Qb=()=>{yi.still=jb.matches,yi.invalidate()};jb.addEventListener("change",Qb);Qb();innerWidth<G2&&U.set({right:!1});r_(document.getElementById("app"));Kb(yi);ts.start();async function X2(){try{let n=await ts.catalog();nv(n);let e=await ts.ask("hello");tM(e.state),df(e),U.set({history:e.history}),$2(e.view);for(let i of e.remarks)on("warning",i);zr(!0),await eM();let t=nM("cuesta.seen")===null&&!U.value.everConnected;U.set({connected:!0,everConnected:!0}),t&&U.value.dialog===""&&!/[#&]quiet/.test(location.hash)&&U.set({dialog:"welcome"}),document.documentElement.dataset.ready="1",performance.getEntriesByName("cuesta-ready").length===0&&performance.mark("cuesta-ready")}catch(n){on("error",n.message)}}function q2(n){switch(n.event){case"state":return tM(n);case"recipe":return df(n);case"chart":er.add(n),Os.set({version:Os.value.version+1});return;case"charts":return void eM();case"note":case"warning":case"error":return on(n.event,n.sentence)}}async function eM(){let n=await ts.ask("charts").catch(()=>{});if(n!==void 0){er.clear();for(let e of n.points)er.add(e);Os.set({version:Os.value.version+1})}}function tM(n){let e=U.value.run;U.set({run:{...e,...n}}),$v(U.value.run.running||!!U.value.run.busy),qs(yi),n.fields?.join()!==e.fields?.join()&&zr(),qv(U.value.run.grid?.edges);for(let t of["a","b"]){let i=n.kept?.[t]?.sea_level;yi.setSea(typeof i=="number"?i:void 0,t)}n.error&&n.error!==e.error&&on("error",n.error),n.branches!==void 0&&U.set({branches:n.branches}),document.title=U.value.name?`${U.value.name} · Cuesta`:w("Cuesta studio")}function $2(n){if(typeof n!="object"||n===null||U.value.everConnected)return;let{settings:e,rig:t,globe:i}=n;e!==void 0&&(U.set({settings:{...U.value.settings,...e}}),yi.change(e),qs(yi)),t!==void 0&&yi.returnTo(t),i!==void 0&&yi.globe.returnTo(i)}var gm="";setInterval(()=>{if(!ts.connected||!U.value.connected||document.visibilityState!=="visible")return;let n={settings:U.value.settings,rig:yi.rig.state,globe:yi.globe.rig.state},e=JSON.stringify(n);e!==gm&&(gm!==""&&ts.ask("view",{view:n}).catch(()=>{}),gm=e)},3e3);function nM(n){try{return localStorage.getItem(n)}catch{return null}}Object.assign(window,{cuesta:{view:yi,client:ts,model:U,readings:Et}});
